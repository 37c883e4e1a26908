import type { Locator, Page } from '@playwright/test';
import { dialog } from './people.ts';
import { say } from './texts.ts';

/** A date field of the open window, by the key of its name. */
export const dayField = (page: Page, key: string): Locator =>
  dialog(page).getByRole('group', { name: say(key), exact: true });

/** What a date field shows: `2026-11-20`. */
export const dayIn = (field: Locator): Promise<string> =>
  field
    .getByRole('textbox')
    .evaluateAll((boxes) =>
      boxes.map((box) => (box instanceof HTMLInputElement ? box.value : '')).join('-'),
    );

/** Types a day into a date field digit by digit, from its first box on. */
export async function typeDay(field: Locator, day: string): Promise<void> {
  await field.getByRole('textbox').first().click();
  await field.page().keyboard.type(day.replaceAll('-', ''));
}
