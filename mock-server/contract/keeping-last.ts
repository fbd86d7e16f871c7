/**
 * Returns a function that makes a value from a key, and keeps the last one. For keys that most calls repeat. Each
 * caller of one key gets the same value, so none may change it.
 */
export function keepingLast<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  let last: { key: Key; value: Value } | undefined;
  return (key) => {
    if (last?.key !== key) last = { key, value: make(key) };
    return last.value;
  };
}
