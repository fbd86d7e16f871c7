import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../src/ui/Button';
import { Dialog } from '../../../src/ui/Dialog';
import { SearchIcon } from '../../../src/ui/Icons';
import { openOperation, openView } from '../data/page';
import { useAct } from '../parts/Acting';
import { signInAs } from '../parts/SignInForm';
import type { Entry } from './entries';
import { PaletteSearch } from './PaletteSearch';

const isMac = navigator.userAgent.includes('Mac');

/** Ctrl+K, on a Mac ⌘K, leads to any person, scenario, operation, record or view. */
export function Palette() {
  const actions = useAct();
  const [isOpen, setOpen] = useState(false);

  const toggle = useEffectEvent((event: KeyboardEvent) => {
    const isShortcut = (isMac ? event.metaKey : event.ctrlKey) && !event.altKey && !event.shiftKey;
    if (!isShortcut || event.key.toLowerCase() !== 'k') return;
    event.preventDefault();
    // Another dialog is not left by a shortcut.
    if (isOpen || !document.querySelector('dialog[open]')) setOpen(!isOpen);
  });
  // A layout effect: who sees the button can press the keys.
  useLayoutEffect(() => {
    addEventListener('keydown', toggle);
    return () => removeEventListener('keydown', toggle);
  }, []);

  function run({ group, value }: Entry) {
    // The dialog gives the focus back before the view that had it goes.
    flushSync(() => setOpen(false));
    if (group === 'People') void signInAs(actions, value);
    else if (group === 'Operations') openOperation(value);
    else {
      openView(group === 'Views' ? `#${value}` : `#${group.toLowerCase()}/${value}`);
      document.querySelector<HTMLElement>('.wb-view')?.focus();
    }
  }

  return (
    <>
      <Button
        compact
        icon={<SearchIcon size={16} />}
        aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'}
        onClick={() => setOpen(true)}
      >
        Go to <kbd className="wb-key">{isMac ? '⌘K' : 'Ctrl K'}</kbd>
      </Button>
      <Dialog open={isOpen} title="Go to" width="large" cancelLabel="Close" onCancel={() => setOpen(false)}>
        <PaletteSearch onRun={run} />
      </Dialog>
    </>
  );
}
