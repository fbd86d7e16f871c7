import type { Key } from './engine';

/** The code points of named keys in W3C WebDriver and WebDriver BiDi. */
const codes = {
  Enter: '\uE007',
  Tab: '\uE004',
  Escape: '\uE00C',
  Space: ' ',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Shift: '\uE008',
} as const;

interface KeyStep {
  type: 'keyDown' | 'keyUp';
  value: string;
}

/** A mouse press, in the form that W3C WebDriver and WebDriver BiDi share. */
export function pressActions({ x, y }: { x: number; y: number }): object[] {
  return [
    {
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions: [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y), origin: 'viewport' },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    },
  ];
}

export function typeActions(text: string): object[] {
  return keyboard([...text].flatMap((value) => downAndUp(value)));
}

/** The modifier of the key is held. */
export function keyActions(key: Key): object[] {
  if (key === 'Shift+Tab') return keyboard(around(codes.Shift, codes.Tab));
  return keyboard(downAndUp(codes[key]));
}

function keyboard(actions: KeyStep[]): object[] {
  return [{ type: 'key', id: 'keyboard', actions }];
}

function downAndUp(value: string): KeyStep[] {
  return [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ];
}

function around(modifier: string, value: string): KeyStep[] {
  return [{ type: 'keyDown', value: modifier }, ...downAndUp(value), { type: 'keyUp', value: modifier }];
}
