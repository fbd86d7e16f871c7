import { useEffect, useEffectEvent, useRef } from 'react';
import { announce } from './announce';
import { clockTime, passesThreshold } from './countdown-time';
import { type UiText, useUiText } from './text';
import { useRemainingSeconds } from './use-remaining-seconds';

export interface CountdownProps {
  /** When it is over, epoch ms of this device's clock. */
  until: number;
  /** Called once, when it is over: open the form again. */
  onEnd?: () => void;
  /** "Try again in 4:32", or "0:42 left". */
  says?: 'tryAgain' | 'left';
}

/**
 * A live wait, shown every second and said aloud at thresholds only (see docs/decisions/accessibility.md). It reads the
 * clock anew at each tick, so that a sleeping phone or a throttled tab is right when it wakes.
 */
export function Countdown({ until, onEnd, says = 'tryAgain' }: CountdownProps) {
  const { text } = useUiText();
  const seconds = useRemainingSeconds(until);
  const before = useRef(seconds);
  const hasEnded = useRef(false);

  const tick = useEffectEvent((left: number) => {
    if (left === 0 && hasEnded.current) return;
    hasEnded.current = left === 0;
    if (left === 0) {
      announce(text('countdown.over'));
      onEnd?.();
    } else if (passesThreshold(before.current, left))
      announce(text(`countdown.${says}`, { time: inWords(left, text) }));
    before.current = left;
  });
  useEffect(() => tick(seconds), [seconds]);

  return (
    <span className="ui-countdown" role="timer">
      {seconds === 0 ? text('countdown.over') : text(`countdown.${says}`, { time: clockTime(seconds) })}
    </span>
  );
}

function inWords(seconds: number, text: UiText): string {
  return seconds >= 60
    ? text('countdown.minutes', { count: Math.ceil(seconds / 60) })
    : text('countdown.seconds', { count: seconds });
}
