import { expect, it, vi } from 'vitest';
import { createStore } from './store';

it('a store gives its latest value and calls its listeners until they stop', () => {
  const store = createStore('first');
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  store.set('second');
  expect([store.get(), store.initial, listener.mock.calls.length]).toEqual(['second', 'first', 1]);
  stop();
  store.set('third');
  expect([store.get(), listener.mock.calls.length]).toEqual(['third', 1]);
});
