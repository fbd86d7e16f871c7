import type { TFunction } from 'i18next';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from './announce';
import { clockTime, useRemainingSeconds } from './use-remaining-seconds';

export interface CountdownProps {
  /** Epoch ms of this device's clock. */
  until: number;
  onEnd?: () => void;
}

/** Reads the clock at each tick, so it stays correct after a phone slept or the browser throttled the tab. */
export function Countdown({ until, onEnd }: CountdownProps) {
  const { t } = useTranslation('ui');
  const seconds = useRemainingSeconds(until);
  const before = useRef(seconds);
  const hasEnded = useRef(false);

  const tick = useEffectEvent((left: number) => {
    if (left === 0 && hasEnded.current) return;
    hasEnded.current = left === 0;
    if (left === 0) {
      announce(t('countdown.over'));
      onEnd?.();
    } else if (passesThreshold(before.current, left)) announce(t('countdown.tryAgain', { time: inWords(left, t) }));
    before.current = left;
  });
  useEffect(() => tick(seconds), [seconds]);

  return (
    <span className="ui-countdown" role="timer">
      {seconds === 0 ? t('countdown.over') : t('countdown.tryAgain', { time: clockTime(seconds) })}
    </span>
  );
}

function inWords(seconds: number, t: TFunction<'ui'>): string {
  return seconds >= 60
    ? t('countdown.minutes', { count: Math.ceil(seconds / 60) })
    : t('countdown.seconds', { count: seconds });
}

/** Remaining seconds at which the countdown is announced. Announcing every second would be unbearable. */
const THRESHOLDS = [300, 240, 180, 120, 60, 30, 10];

/** Whether the countdown passed a threshold between two ticks; a throttled tab may skip the exact second. */
export function passesThreshold(before: number, now: number): boolean {
  return THRESHOLDS.some((at) => before > at && now <= at);
}
