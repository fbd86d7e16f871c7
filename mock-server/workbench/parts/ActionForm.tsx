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
  /** Puts the fields below each other, each as wide as the form. */
  isColumn?: boolean;
  children: ReactNode;
}

/** Fields with one button that runs an action, such as a control call. The page shows the result. */
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
