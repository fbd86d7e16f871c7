const HEX = '0123456789abcdef';

/**
 * The seeded random source of one world (mulberry32). The same seed and the same calls give the same tokens, codes and
 * ids.
 */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** In [0, 1). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let t = this.#state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
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
      if (place === 0) bits = Math.floor(this.next() * 4_294_967_296);
      codes.push(HEX.charCodeAt((bits >>> (28 - 4 * place)) & 15));
    }
    return String.fromCharCode(...codes);
  }

  /** Ids begin with their kind: `session-3f9c…`. */
  id(kind: string): string {
    return `${kind}-${this.hex(16)}`;
  }

  toJSON(): number {
    return this.#state;
  }

  restore(state: number): void {
    this.#state = state >>> 0;
  }
}
