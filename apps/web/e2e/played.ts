import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { logIn } from './people.ts';
import { taka } from './texts.ts';

/** Headers that identify the caller to the backend. */
export type CallHeaders = Readonly<Record<string, string>>;

/** Logs in and returns the headers for further calls as this member. */
export async function logInAs(page: Page): Promise<CallHeaders> {
  const asked = page.waitForRequest('**/wps/v2/wallets/balance');
  await logIn(page);
  const headers = await (await asked).allHeaders();
  return { Authorization: headers.authorization ?? '' };
}

/** Plays twenty rounds of slots, as a game would. Returns the balance of all wallets afterwards, in cents. */
export async function playSlots(page: Page, headers: CallHeaders): Promise<number> {
  const data = {
    nodeId: 700,
    vendor: 'x',
    gameType: 'RNG',
    platform: 'W',
    language: 'EN',
    backUrl: '/',
  };
  const launched = await page.request.post('/wps/game/launchGame', {
    headers: { ...headers, 'Idempotency-Key': 'twenty-rounds-0001' },
    data,
  });
  const { value } = await launched.json();
  for (let round = 0; round < 20; round += 1) {
    const data = { key: `one-of-twenty-${round}-rounds`, stake: '10.00' };
    const answer = await page.request.post(`${value.url}/round`, { data });
    expect(answer.ok()).toBe(true);
  }
  return (await heldBy(page, headers)).sum;
}

/** Balances in the ledger of the backend, independent of what a page shows; in cents. */
export async function heldBy(
  page: Page,
  headers: CallHeaders,
): Promise<{ readonly sum: number; readonly main: number; readonly vendors: number }> {
  const read = async (path: string) =>
    (await (await page.request.get(path, { headers })).json()).value;
  const { sumBalance } = await read('/wps/v2/wallets/balance');
  const { main, wallets } = await read('/wps/relay/GCS_merchantWallet');
  const lying: readonly { readonly balance: string }[] = wallets;
  return {
    sum: cents(sumBalance),
    main: cents(main),
    vendors: lying.reduce((sum, { balance }) => sum + cents(balance), 0),
  };
}

const cents = (amount: string): number => Math.round(Number(amount) * 100);

/** Formats cents as the site does. */
export const inTaka = (amount: number): string =>
  `${taka}${(amount / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
