import { expect, type Locator, type Page } from '@playwright/test';
import { isPhone } from './fixtures.ts';
import { dialog } from './people.ts';
import { say } from './texts.ts';

/** The member centre at "my account". */
export const account = (page: Page): Locator =>
  page.getByRole('dialog', { name: say('member.securityCenter'), exact: true });
/** "Me" of a member: the first screen of the member centre on a phone. */
export const me = (page: Page): Locator =>
  page.getByRole('dialog', { name: say('nav.memberCentre'), exact: true });
/** The agent centre at the team overview. */
export const team = (page: Page): Locator =>
  page.getByRole('dialog', { name: say('agent.agentTeamOverview'), exact: true });
/** The close button of a window. */
export const closeOf = (frame: Locator): Locator =>
  frame.getByRole('button', { name: say('action.close'), exact: true });

/** Goes on from the open account, that is the menu under the avatar or "me" of a phone, to my account. */
export const goToAccount = (page: Page): Promise<void> =>
  isPhone(page)
    ? me(page)
        .getByRole('link', { name: say('member.securityCenter'), exact: true })
        .click()
    : page.getByRole('menuitem', { name: say('nav.memberCentre') }).click();

/** Opens the menu of the centre; on a phone it is a separate screen. */
export async function menuOf(page: Page, centre: 'member' | 'agent' = 'member'): Promise<Locator> {
  const name = say(centre === 'member' ? 'nav.memberCentre' : 'nav.agentCentre');
  if (isPhone(page))
    await dialog(page)
      .getByRole('button', { name: say('action.back') })
      .click();
  return dialog(page).getByRole('navigation', { name, exact: true });
}

/** The filters of a list: beside each other, or on a phone in the sheet behind one button, which is closed afterwards. */
export async function withListFilters(
  page: Page,
  frame: Locator,
  use: (filters: Locator) => Promise<void>,
): Promise<void> {
  if (!isPhone(page)) {
    await use(frame);
    return;
  }
  await frame.getByRole('button', { name: say('game.filters') }).click();
  const sheet = page.getByRole('dialog', { name: say('game.filters'), exact: true });
  await use(sheet);
  await sheet.getByRole('button', { name: say('action.applyFilter'), exact: true }).click();
  await expect(sheet).toHaveCount(0);
}

/** Navigates like a link of the site, without loading a new document. Waits for hydration first. */
export async function visit(page: Page, path: string): Promise<void> {
  await expect(page.locator('html')).not.toHaveAttribute('data-drawn');
  await page.evaluate((to) => {
    const link = document.createElement('a');
    link.href = to;
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
}

/** Expects that only the presets of the range can be scrolled sideways, in each open window and popover. */
export const expectNoOverflow = (page: Page) =>
  expect
    .poll(() =>
      dialog(page)
        .locator('*')
        .evaluateAll((parts) =>
          parts
            .filter((part) => part.closest('[data-part="presets"]') === null)
            .every((part) => part.getBoundingClientRect().right <= innerWidth + 1),
        ),
    )
    .toBe(true);
