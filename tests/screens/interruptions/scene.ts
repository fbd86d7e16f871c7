import { expect } from 'vitest';
import type { MockWorld } from '../../../mock-server/client/world';
import type { OperationId } from '../../../openapi/generated/operations';
import type { OpenedApp } from '../app';
import { isAnswered, type Typed, type Values } from './form';

/** It fills the form itself. */
export const SILENT = 'the fields are filled without events';

export const interruptionNames = [
  'the session ends',
  'another person signs in elsewhere',
  'Back',
  'a reload',
  'the language changes in another tab',
  'the page is translated',
  SILENT,
  'three submits in one tick',
  'no network at the press',
] as const;
export type Interruption = (typeof interruptionNames)[number];

/** A form of the app, and how a person opens it, fills it in and sends it. */
export interface FormRow {
  /** The component, and its use when it has several. */
  readonly name: string;
  /** Who has signed in; nobody by default. */
  readonly as?: string;
  readonly level?: number;
  readonly given?: (world: MockWorld) => Promise<unknown>;
  readonly path: string;
  /** The buttons that lead to the form, where the page does not open it by itself. */
  readonly way?: readonly (string | RegExp)[];
  /** The steps of the flow before the form. */
  readonly walk?: () => Promise<void>;
  /** How many entries of the history lead to the form; by default 1. */
  readonly entries?: number;
  /** By the names of the fields. */
  readonly type: Values;
  /** The form sends itself with the last digit. */
  readonly isSentWhenWhole?: true;
  readonly calls: OperationId;
  /** What the request holds; by default what was typed. */
  readonly sends?: readonly string[];
  readonly failure?: string | RegExp;
  /** What the user meets where the documents decide otherwise. */
  readonly instead?: Partial<Record<Interruption, (scene: Scene) => Promise<void>>>;
}

export interface Scene extends OpenedApp {
  readonly form: FormRow;
  /** What the fields showed before the interruption. */
  readonly before: Typed;
  /** The text of the button then. */
  readonly button: string | null;
}

/** Ends every session of the services. */
export async function endSessions(world: MockWorld): Promise<void> {
  for (const { id } of await world.state.read('sessions'))
    await world.state.patch('sessions', String(id), { expiresAt: 0 });
}

export async function sendsOnce({ world, form, left }: Scene): Promise<unknown> {
  const calls = () => world.journal.list({ operationId: form.calls });
  await expect.poll(async () => (await calls()).length, { message: form.calls }).toBeGreaterThan(0);
  await isAnswered(left);
  const made = await calls();
  expect(made, `calls of ${form.calls}`).toHaveLength(1);
  return made[0];
}
