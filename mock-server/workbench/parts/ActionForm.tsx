import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../../src/ui/Button';
import { useAct } from './Acting';

interface ActionFormProps {
  /** The action of the button. The page says its error. */
  run: () => Promise<unknown>;
  /** What the page says after the action. */
  done: string;
  /** Label of the button that runs the action. */
  button: string;
  /** The button is the main one of its section. */
  isPrimary?: boolean;
  /** The fields are below each other, each as wide as the form. */
  isColumn?: boolean;
  children: ReactNode;
}

/** Fields with one button that runs an action, such as a control call. The page says how the action ended. */
export function ActionForm({ run, done, button, isPrimary = false, isColumn = false, children }: ActionFormProps) {
  const { act } = useAct();

  function submit(event: FormEvent) {
    event.preventDefault();
    void act(run, done);
  }

  return (
    <form className={isColumn ? 'wb-form wb-form--column' : 'wb-form'} onSubmit={submit}>
      {children}
      <Button type="submit" {...(isPrimary && { variant: 'primary' as const })}>
        {button}
      </Button>
    </form>
  );
}
