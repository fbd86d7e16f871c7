import type { Locator } from 'vitest/browser';
import type { OpenedApp } from './app';
import { openTab, region } from './settings';

/** The parts of the Security tab. */

export const secured = (level = 3): Promise<OpenedApp> => openTab('security', { scenario: 'secured-account', level });
export const steps = (): Locator => region('Two-step verification');
export const sessions = (): Locator => region('Where you are logged in');
export const trusted = (): Locator => region('Trusted devices');
export const activity = (): Locator => region('Recent activity');
