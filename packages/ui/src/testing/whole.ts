import { expect } from 'storybook/test';

/** Checks that all of a text is visible: no box around it cuts off a glyph. */
export async function standsWhole(element: HTMLElement): Promise<void> {
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(element);
  const text = range.getBoundingClientRect();
  await expect(text.width).toBeGreaterThan(0);
  for (let box: HTMLElement | null = element; box; box = box.parentElement) {
    const { display, overflowX, overflowY } = getComputedStyle(box);
    if (display === 'inline' || (overflowX === 'visible' && overflowY === 'visible')) continue;
    const { left, right } = box.getBoundingClientRect();
    await expect(text.left).toBeGreaterThanOrEqual(left - 0.5);
    await expect(text.right).toBeLessThanOrEqual(right + 0.5);
  }
}
