import { expect, type Page } from '@playwright/test';
import { isPhone } from '../fixtures.ts';
import { logIn, openAccount, ribbonText } from '../people.ts';
import { say } from '../texts.ts';
import type { Part } from './addresses.ts';

/** A kind of person the crawl visits the site as. */
export interface Person {
  readonly name: 'guest' | 'member' | 'trial member' | 'agent';
  /** The parts of the site this person can visit. */
  readonly parts: readonly Part[];
  /** Opens the site as this person. */
  readonly enter: (page: Page) => Promise<void>;
  /** Refusals that this person is expected to get, as `401 GET /path`. */
  readonly refused: readonly RegExp[];
}

async function tryFree(page: Page): Promise<void> {
  await page.goto('/');
  if (isPhone(page)) await openAccount(page);
  const name = say('game.freePlay');
  await page.getByRole('button', { name }).first().click();
  await expect(ribbonText(page, 'trial')).toBeVisible();
}

export const people: readonly Person[] = [
  {
    name: 'guest',
    parts: ['site', 'games'],
    enter: (page) => page.goto('/').then(() => undefined),
    refused: [],
  },
  {
    name: 'trial member',
    parts: ['site', 'games'],
    enter: tryFree,
    refused: [],
  },
  {
    name: 'member',
    parts: ['site', 'games', 'member'],
    enter: (page) => logIn(page),
    refused: [],
  },
  {
    name: 'agent',
    parts: ['site', 'games', 'member', 'agent'],
    enter: (page) => logIn(page, 'demo_agent'),
    refused: [],
  },
];
