import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../../src/ui/Button';
import { useAct } from './Acting';

interface ActionFormProps {
  /** The page shows the message of its error. */
  run: () => Promise<unknown>;
  /** The page shows this after the action. */
  done: string;
  button: string;
  /** The button is the main one of its section. */
  isPrimary?: boolean;
  children: ReactNode;
}

/** Fields with one button that runs an action, such as a control call. The page shows the result. */
export function ActionForm({ run, done, button, isPrimary = false, children }: ActionFormProps) {
  const { act } = useAct();

  function submit(event: FormEvent) {
    event.preventDefault();
    void act(run, done);
  }

  return (
    <form className="wb-form" onSubmit={submit}>
      {children}
      <Button type="submit" {...(isPrimary && { variant: 'primary' as const })}>
        {button}
      </Button>
    </form>
  );
}
