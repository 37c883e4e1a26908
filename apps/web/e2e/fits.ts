import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { dialog } from './people.ts';
import { idle } from './rest.ts';

/** The window on top, question or form. */
export const windowOf = (page: Page): Locator =>
  dialog(page).or(page.getByRole('alertdialog')).last();

/** Nothing sticks out sideways, and every button can be brought into view whole. */
export async function expectFits(page: Page): Promise<void> {
  const wide = () =>
    windowOf(page).evaluate((root) => {
      /** Words for a screen reader alone: nobody sees where they end. */
      const isUnseen = (part: Element | null): boolean =>
        part !== null &&
        (getComputedStyle(part).clipPath === 'inset(50%)' || isUnseen(part.parentElement));
      return [root, ...root.querySelectorAll('*')]
        .filter((part) => {
          const { left, right } = part.getBoundingClientRect();
          return (right > innerWidth + 1 || left < -1) && !isUnseen(part);
        })
        .map((part) => part.outerHTML.slice(0, 120));
    });
  // Measured with all that belongs into it, and once the window has come to its place.
  await idle(page);
  await expect.poll(wide).toEqual([]);
  for (const button of await windowOf(page).getByRole('button').all()) {
    await button.scrollIntoViewIfNeeded();
    await expect(button).toBeInViewport({ ratio: 0.99 });
  }
}

/**
 * Tab alone leads to every control of the window and around again: it never leaves the window, what
 * has the focus is in view, and the focus can be seen.
 */
export async function expectTabPath(page: Page): Promise<void> {
  await idle(page);
  const steps = await windowOf(page).evaluate((root) => {
    const tabbable = [
      ...root.querySelectorAll<HTMLElement>('button, input, select, a[href]'),
    ].filter(
      (part) =>
        part.tabIndex >= 0 &&
        part.checkVisibility({ visibilityProperty: true }) &&
        !part.matches(':disabled, [type=hidden]') &&
        // Of the ways to answer one question the keyboard stops at one.
        !(part.matches('[type=radio]') && !part.matches(':checked')),
    );
    for (const part of tabbable) part.dataset.stop = 'open';
    return tabbable.length;
  });
  expect(steps).toBeGreaterThan(0);
  for (let step = 0; step <= steps + 2; step += 1) {
    await page.keyboard.press('Tab');
    const focused = windowOf(page).locator(':focus');
    await expect(focused).toHaveCount(1);
    await expect(focused).toBeInViewport();
    const ring = await focused.evaluate((element) => {
      if (element.dataset.stop) element.dataset.stop = 'seen';
      const around = [element, element.parentElement, element.parentElement?.parentElement];
      const boxes = [...around, ...(element.parentElement?.children ?? [])];
      return boxes.some((box) => {
        if (!box) return false;
        const { outlineStyle, boxShadow } = getComputedStyle(box);
        return outlineStyle !== 'none' || boxShadow !== 'none';
      })
        ? 'seen'
        : element.outerHTML.slice(0, 120);
    });
    expect(ring).toBe('seen');
  }
  const missed = windowOf(page).locator('[data-stop="open"]');
  expect(
    await missed.evaluateAll((parts) => parts.map((part) => part.outerHTML.slice(0, 120))),
  ).toEqual([]);
}
