import { expect, test } from 'vitest';
import { keepingLast } from './keeping-last';

test('a repeated key gets the value that was made for it, and another key a new one', () => {
  const made: string[] = [];
  const upper = keepingLast((text: string) => {
    made.push(text);
    return text.toUpperCase();
  });
  expect(['a', 'a', 'b', 'a'].map(upper)).toEqual(['A', 'A', 'B', 'A']);
  expect(made).toEqual(['a', 'b', 'a']);
});
