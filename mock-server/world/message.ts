/** A message that the platform sent. `link` opens in the app; `code` is what the user types. */
export interface Message {
  id: string;
  /** Epoch ms of the world's clock. */
  at: number;
  channel: 'email' | 'sms' | 'voice';
  /** An address, or a phone number in E.164. */
  to: string;
  /** resetPassword, invitation, emailVerification, stepUp ... */
  kind: string;
  subject: string;
  text: string;
  code: string | null;
  link: string | null;
}

/** How a contact or a step-up method of this type is reached. VOICE takes calls alone. */
export function channelOf(type: string): Message['channel'] {
  return type === 'EMAIL' ? 'email' : type === 'VOICE' ? 'voice' : 'sms';
}

/** A field that is left out matches every message. */
export type MessageFilter = {
  to?: string;
  kind?: string;
  channel?: Message['channel'];
};

export function fits(message: Message, { to, kind, channel }: MessageFilter): boolean {
  return (
    (to === undefined || message.to.toLowerCase() === to.toLowerCase()) &&
    (kind === undefined || message.kind === kind) &&
    (channel === undefined || message.channel === channel)
  );
}
