import { expect, test } from '@playwright/test';
import './fixture/handles.ts';
import { openPage } from './lib/meter.ts';
import { forcedLayouts, traced } from './lib/trace.ts';

/** Runs in a task of the page, because a trace does not show tasks of a debugger. */
const wearLater = (brand: object) =>
  new Promise<void>((done) => {
    setTimeout(() => {
      window.handles.brand?.(brand);
      done();
    });
  });
const background = () => getComputedStyle(document.body).backgroundColor;
/** A brand with other colours and the same shape, so that it causes no layout. */
const kajol = {
  name: 'kajol',
  names: { bn: 'কাজল', en: 'Kajol' },
  accent: '#7a1fa2',
  warm: 'oklch(0.8 0.15 95)',
  neutral: { hue: 300, chroma: 0.012 },
  radius: 4,
  shadow: 0.08,
};

test('[THM-01] switching the theme is one commit and no layout', async ({ page }) => {
  const meter = await openPage(page, 'page=brand');
  const light = await page.evaluate(background);
  const toggle = page.getByRole('button', { name: 'Theme' });
  // Focus and hover cause their own work, so they come first.
  await toggle.focus();
  await toggle.hover();
  for (const way of ['there', 'back', 'there again']) {
    const { layouts, commits } = await meter.cost(() => page.keyboard.press('Enter'));
    expect({ way, layouts, commits }).toEqual({ way, layouts: 0, commits: 1 });
  }
  expect(await page.evaluate(background)).not.toBe(light);
});

test('[BRD-02] [THM-01] a brand sent at run time is no commit and asks for no layout', async ({
  browser,
  page,
}) => {
  const meter = await openPage(page, 'page=brand');
  const colour = () =>
    page
      .getByRole('button', { name: 'Deposit' })
      .first()
      .evaluate((button) => getComputedStyle(button).backgroundColor);
  const before = await colour();
  const { layouts, commits, nodes } = await meter.cost(() =>
    page.evaluate((brand) => window.handles.brand?.(brand), kajol),
  );
  expect(await colour()).not.toBe(before);
  expect({ layouts, commits, nodes }).toEqual({ layouts: 0, commits: 0, nodes: 0 });
  // Another shape changes the layout. The browser does it when it renders; no script forces it earlier.
  const shaped = { ...kajol, name: 'kajol-roomy', density: 'roomy', radius: 2 };
  const works = await traced(browser, page, () =>
    meter.cost(() => page.evaluate(wearLater, shaped)),
  );
  expect(works.filter(({ name }) => name === 'Layout')).not.toEqual([]);
  expect(forcedLayouts(works)).toEqual([]);
});
