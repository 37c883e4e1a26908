import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { dialog } from './people.ts';
import { idle } from './rest.ts';

/** The topmost window: a question or a form. */
export const windowOf = (page: Page): Locator =>
  dialog(page).or(page.getByRole('alertdialog')).last();

/** Expects that nothing overflows sideways, and that every button can be scrolled fully into view. */
export async function expectFits(page: Page): Promise<void> {
  const wide = () =>
    windowOf(page).evaluate((root) => {
      /** Text for screen readers only: its width does not matter. */
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
  // Measures once the window has all its content and has reached its place.
  await idle(page);
  await expect.poll(wide).toEqual([]);
  for (const button of await windowOf(page).getByRole('button').all()) {
    await button.scrollIntoViewIfNeeded();
    await expect(button).toBeInViewport({ ratio: 0.99 });
  }
}

/**
 * Expects that Tab alone reaches every control of the window and starts over, never leaves the window, keeps the
 * focused control in view, and shows a focus ring.
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
        // In a group of radio buttons the keyboard stops at one.
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
