import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react';

export interface Act {
  /** Shows `done` after the action, or the message of its error. Never rejects. */
  act: <Result>(run: () => Promise<Result>, done: string | ((result: Result) => string)) => Promise<void>;
  say: (sentence: string) => void;
}

interface Sentence {
  text: string;
  isError: boolean;
  /** Each sentence raises it, so that a repeated sentence is announced again. */
  count: number;
}

const ActContext = createContext<Act>({ act: async () => undefined, say: () => undefined });
const SentenceContext = createContext<Sentence>({ text: '', isError: false, count: 0 });

/** The page has one place that tells the result of an action. */
export function Acting({ children }: { children: ReactNode }) {
  const [sentence, setSentence] = useState<Sentence>({ text: '', isError: false, count: 0 });
  const show = useCallback(
    (text: string, isError: boolean) => setSentence(({ count }) => ({ text, isError, count: count + 1 })),
    [],
  );
  const actions = useMemo<Act>(
    () => ({
      say: (sentence) => show(sentence, false),
      async act(run, done) {
        try {
          const result = await run();
          show(typeof done === 'string' ? done : done(result), false);
        } catch (error) {
          show(error instanceof Error ? error.message : String(error), true);
        }
      },
    }),
    [show],
  );
  return (
    <ActContext value={actions}>
      <SentenceContext value={sentence}>{children}</SentenceContext>
    </ActContext>
  );
}

export function useAct(): Act {
  return use(ActContext);
}

export function Said() {
  const { text, isError, count } = use(SentenceContext);
  return (
    <p className="wb-said" role="status" data-failed={isError || undefined}>
      <span key={count}>{text}</span>
    </p>
  );
}
