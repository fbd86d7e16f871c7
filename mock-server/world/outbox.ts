import { Listeners } from './listeners';

/** A message that the platform sent. `link` opens in the app; `code` is what the user types. */
export interface Message {
  id: string;
  /** Epoch ms of the world's clock. */
  at: number;
  channel: 'email' | 'sms' | 'voice';
  /** An address, or a phone number in E.164. */
  to: string;
  /** The kind of message: resetPassword, invitation, emailVerification, stepUp ... */
  kind: string;
  subject: string;
  text: string;
  code: string | null;
  link: string | null;
}

/** Which messages to find; a field that is left out matches every message. */
export type MessageFilter = {
  to?: string | undefined;
  kind?: string | undefined;
  channel?: Message['channel'] | undefined;
};

/** The messages that a world has sent, oldest first; keeps the last 1,000. No message leaves the machine. */
export class Outbox {
  #messages: Message[] = [];
  #listeners = new Listeners<Message>();

  add(message: Message): void {
    this.#messages.push(message);
    if (this.#messages.length > 1000) this.#messages.shift();
    this.#listeners.tell(message);
  }

  /** The messages that match, oldest first; with `afterId` only those after that message. */
  list(filter: MessageFilter = {}, afterId?: string): Message[] {
    const after = afterId === undefined ? -1 : this.#messages.findIndex((message) => message.id === afterId);
    return this.#messages.slice(after + 1).filter((message) => fits(message, filter));
  }

  /** The newest message that matches. Waits up to `waitMs` (real time) for one, then resolves to undefined. */
  async waitFor(filter: MessageFilter, waitMs: number, afterId?: string): Promise<Message | undefined> {
    const found = this.list(filter, afterId).at(-1);
    if (found || waitMs <= 0) return found;
    return new Promise((resolve) => {
      const leave = this.#listeners.add((message) => {
        if (fits(message, filter)) finish(message);
      });
      const timer = setTimeout(() => finish(undefined), waitMs);
      const finish = (message: Message | undefined) => {
        clearTimeout(timer);
        leave();
        resolve(message);
      };
    });
  }

  /** Calls the listener for each new message until the returned function is called. */
  subscribe(listener: (message: Message) => void): () => void {
    return this.#listeners.add(listener);
  }

  clear(): void {
    this.#messages = [];
  }

  toJSON(): Message[] {
    return this.#messages.map((message) => ({ ...message }));
  }

  restore(messages: Message[]): void {
    this.#messages = messages.map((message) => ({ ...message }));
  }
}

function fits(message: Message, { to, kind, channel }: MessageFilter): boolean {
  return (
    (to === undefined || message.to === to) &&
    (kind === undefined || message.kind === kind) &&
    (channel === undefined || message.channel === channel)
  );
}
