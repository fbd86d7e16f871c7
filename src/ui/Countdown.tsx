import { useEffect, useEffectEvent, useRef } from 'react';
import { announce } from './announce';
import { clockTime, passesThreshold } from './countdown-time';
import { type PartText, usePartText } from './part-text';
import { useRemainingSeconds } from './use-remaining-seconds';

export interface CountdownProps {
  /** End of the countdown, in epoch ms of this device's clock. */
  until: number;
  /** Called once at the end, for example to enable the form again. */
  onEnd?: () => void;
  /** "Try again in 4:32" or "0:42 left". */
  says?: 'tryAgain' | 'left';
}

/**
 * A countdown that updates every second and is announced only at thresholds (see docs/decisions/accessibility.md). It
 * reads the clock at each tick. It thus stays correct after a phone slept or the browser throttled the tab.
 */
export function Countdown({ until, onEnd, says = 'tryAgain' }: CountdownProps) {
  const { text } = usePartText();
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

function inWords(seconds: number, text: PartText): string {
  return seconds >= 60
    ? text('countdown.minutes', { count: Math.ceil(seconds / 60) })
    : text('countdown.seconds', { count: seconds });
}
