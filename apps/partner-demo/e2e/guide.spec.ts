import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './fixtures.ts';
import { hostSheets } from './host-sheets.ts';

const guide = readFileSync(join(import.meta.dirname, '../../../docs/embedding.md'), 'utf8');

/** The snippets of the guide. An ellipsis stands for values that only a build knows. */
const snippets = [...guide.matchAll(/```html\n([\s\S]*?)```/g)]
  .map(([, code = '']) => code)
  .filter((code) => !code.includes('…'));

const hosts = {
  'no style sheet': '',
  Bootstrap: hostSheets.bootstrap,
  Bulma: hostSheets.bulma,
  Pico: hostSheets.pico,
  'the theme of a blog': hostSheets['theme of a blog'],
};

test('[EMB-02] the guide has snippets to paste', () => {
  expect(snippets.length).toBeGreaterThan(2);
});

for (const [name, css] of Object.entries(hosts)) {
  test(`[EMB-02] every snippet of the guide works unchanged in a page with ${name}`, async ({
    page,
    open,
    origins,
    codes,
    makeOwn,
  }) => {
    await makeOwn();
    const pasted = snippets.join('\n').replaceAll('https://play.padma.example', origins.site);
    await open({
      head: `<style>${css}</style>`,
      scripts: '',
      body: `<article class="entry-content"><h1>Partner</h1>${pasted}</article>`,
      waits: false,
    });
    const elements = page.locator('parlour-jackpot, parlour-login');
    await expect(elements).toHaveCount(3);
    for (const element of await elements.all()) await element.scrollIntoViewIfNeeded();
    await expect(page.locator('parlour-jackpot').getByRole('img', { name: /৳/ })).toBeVisible();
    for (const login of await page.locator('parlour-login').all()) {
      const frame = login.locator('iframe').contentFrame();
      await expect(frame.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
    }
    await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible();
    expect(await codes()).toEqual([]);
  });
}
