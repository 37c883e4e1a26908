import { expect, type Page } from '@playwright/test';
import type { Finding } from './judge.ts';
import { windowsOver } from './look.ts';

/** A page, and the function that waits until it has settled. */
interface Visit {
  readonly page: Page;
  readonly rest: () => Promise<void>;
}

/** How long (ms) a control may be covered or moving before it is a finding. */
export const timeoutMs = 30_000;

/** Waits until answers have arrived and skeletons are gone. */
export async function settle({ page, rest }: Visit): Promise<readonly Finding[]> {
  await rest();
  const busy = page.locator('[aria-busy="true"]:visible');
  if ((await busy.count()) === 0) return [];
  try {
    await expect(busy).toHaveCount(0, { timeout: timeoutMs });
  } catch {
    const [what = ''] = await busy.evaluateAll((all) => all.map((one) => one.outerHTML));
    return [{ rule: 'never ready', what: what.slice(0, 160) }];
  }
  await rest();
  return [];
}

/**
 * Waits until the page of an address has settled. A page of a centre is a window over the page, and its code loads
 * first.
 */
export async function arrive(walk: Visit, address: string): Promise<readonly Finding[]> {
  const { page } = walk;
  const unready = await settle(walk);
  const { searchParams } = new URL(address, page.url());
  const centre = ['member', 'agent'].find((name) => searchParams.has(name));
  if (centre === undefined) return unready;
  if (new URL(page.url()).searchParams.get(centre) !== searchParams.get(centre))
    return [...unready, { rule: 'leads elsewhere', what: page.url() }];
  try {
    await expect.poll(() => windowsOver(page), { timeout: timeoutMs }).toBeGreaterThan(0);
  } catch {
    return [...unready, { rule: 'no window', what: page.url() }];
  }
  return [...unready, ...(await settle(walk))];
}

/** Waits until a control has opened something or has led elsewhere. The code may load first. */
export async function opened(
  { page }: Visit,
  selector: string,
  url: string,
  before: number,
): Promise<readonly Finding[]> {
  if ((await page.locator(`${selector}[aria-haspopup]`).count()) === 0) return [];
  const isDone = async () => page.url() !== url || (await windowsOver(page)) > before;
  try {
    await expect.poll(isDone, { timeout: timeoutMs }).toBe(true);
    return [];
  } catch {
    return [{ rule: 'opens nothing', what: '' }];
  }
}
