import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react';

/** Runs an action and says how it ended. */
export interface Act {
  /** Shows `done` after the action, or the message of its error. Never rejects. */
  act: (run: () => Promise<unknown>, done: string) => Promise<void>;
  /** Shows a sentence. */
  say: (sentence: string) => void;
}

interface Said {
  text: string;
  isError: boolean;
  /** Grows with each sentence, so that the same sentence is announced again. */
  count: number;
}

const ActContext = createContext<Act>({ act: async () => undefined, say: () => undefined });
const SaidContext = createContext<Said>({ text: '', isError: false, count: 0 });

/** Gives the page one place that says what an action did. */
export function Acting({ children }: { children: ReactNode }) {
  const [said, setSaid] = useState<Said>({ text: '', isError: false, count: 0 });
  const show = useCallback(
    (text: string, isError: boolean) => setSaid(({ count }) => ({ text, isError, count: count + 1 })),
    [],
  );
  const actions = useMemo<Act>(
    () => ({
      say: (sentence) => show(sentence, false),
      async act(run, done) {
        try {
          await run();
          show(done, false);
        } catch (error) {
          show(error instanceof Error ? error.message : String(error), true);
        }
      },
    }),
    [show],
  );
  return (
    <ActContext value={actions}>
      <SaidContext value={said}>{children}</SaidContext>
    </ActContext>
  );
}

/** The actions of the page. */
export function useAct(): Act {
  return use(ActContext);
}

/** What the last action did. */
export function Said() {
  const { text, isError, count } = use(SaidContext);
  return (
    <p className="wb-said" role="status" data-failed={isError || undefined}>
      <span key={count}>{text}</span>
    </p>
  );
}
