const HEX = '0123456789abcdef';

const ALL = 4_294_967_296;

/**
 * The seeded random source of one world (mulberry32). The same name, seed, generation and calls give the same tokens,
 * codes and ids. Another name or generation gives others, so that no secret opens something in another state.
 */
export class Random {
  readonly #seed: number;
  readonly #name: string;
  #generation = 0;
  #state: number;
  #salt: number;

  constructor(seed: number, name = '') {
    this.#seed = this.#state = seed >>> 0;
    this.#name = name;
    this.#salt = hash(`${name} 0`);
  }

  /** Starts again at the seed. The values differ from those before. */
  reset(): void {
    this.#state = this.#seed;
    this.begin();
  }

  /** Grows each time the world goes back. No state brings it back, or one person's cookie would become another's. */
  get generation(): number {
    return this.#generation;
  }

  /** From now on all values differ from those of the other generations. */
  begin(generation = this.#generation + 1): void {
    this.#generation = generation;
    this.#salt = hash(`${this.#name} ${generation}`);
  }

  /** In [0, 1). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let t = this.#state ^ this.#salt;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / ALL;
  }

  /** n decimal digits, for a one-time code. */
  digits(n: number): string {
    let text = '';
    for (let i = 0; i < n; i += 1) text += Math.floor(this.next() * 10);
    return text;
  }

  /** n hexadecimal digits, for a token. */
  hex(n: number): string {
    // A text that grows digit by digit takes four times as long.
    const codes: number[] = [];
    let bits = 0;
    for (let i = 0; i < n; i += 1) {
      const place = i % 8;
      if (place === 0) bits = Math.floor(this.next() * ALL);
      codes.push(HEX.charCodeAt((bits >>> (28 - 4 * place)) & 15));
    }
    return String.fromCharCode(...codes);
  }

  /** Ids begin with their kind: `session-3f9c…`. */
  id(kind: string): string {
    return `${kind}-${this.hex(16)}`;
  }

  /** 32 bits. */
  toJSON(): number {
    return this.#state;
  }

  /** Values come again as after `toJSON`, within the same generation. */
  restore(state: number): void {
    this.#state = state >>> 0;
  }
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value >>> 0;
}
