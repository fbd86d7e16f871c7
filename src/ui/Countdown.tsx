import { useEffect, useRef, useState } from 'react';
import { announce } from './announce';
import { useUiText } from './text';

export interface CountdownProps {
  /** When it is over, epoch ms of this device's clock. */
  until: number;
  /** Called once, when it is over. */
  onEnd?: () => void;
  /** "Try again in 4:32", or "0:42 left". */
  says?: 'tryAgain' | 'left';
}

/** Seconds at which the remaining time is said aloud: a countdown that speaks every second cannot be listened to. */
const THRESHOLDS = [300, 240, 180, 120, 60, 30, 10];

/** A live wait. It reads the clock anew at each tick, so that a sleeping phone or a throttled tab is right when it wakes. */
export function Countdown({ until, onEnd, says = 'tryAgain' }: CountdownProps) {
  const { text } = useUiText();
  const [seconds, setSeconds] = useState(() => secondsTo(until));
  const last = useRef({ seconds: secondsTo(until), onEnd, text });

  useEffect(() => {
    last.current.onEnd = onEnd;
    last.current.text = text;
  }, [onEnd, text]);

  useEffect(() => {
    const tick = () => {
      const left = secondsTo(until);
      const { seconds: before, text: say } = last.current;
      last.current.seconds = left;
      setSeconds(left);
      if (left === 0 && before > 0) {
        announce(say('countdown.over'));
        last.current.onEnd?.();
      } else if (THRESHOLDS.some((at) => before > at && left <= at)) announce(say(`countdown.${says}`, { time: inWords(left, say) }));
    };
    const timer = setInterval(tick, 500);
    return () => clearInterval(timer);
  }, [until, says]);

  if (seconds === 0) return <p>{text('countdown.over')}</p>;
  return (
    <p className="ui-countdown">
      <span aria-hidden="true">{text(`countdown.${says}`, { time: clock(seconds) })}</span>
      <span className="ui-visually-hidden">{text(`countdown.${says}`, { time: inWords(roundUp(seconds), text) })}</span>
    </p>
  );
}

function secondsTo(until: number): number {
  return Math.max(0, Math.ceil((until - Date.now()) / 1000));
}

/** 272 -> "4:32" */
export function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The hidden words change once a minute at most. */
function roundUp(seconds: number): number {
  return seconds > 60 ? Math.ceil(seconds / 60) * 60 : seconds > 30 ? 60 : 30;
}

function inWords(seconds: number, text: ReturnType<typeof useUiText>['text']): string {
  return seconds >= 60 ? text('countdown.minutes', { count: Math.ceil(seconds / 60) }) : text('countdown.seconds', { count: seconds });
}
