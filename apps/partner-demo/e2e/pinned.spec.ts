import { snippetOf } from '../../../packages/embed/src/snippet.ts';
import { expect, type Origins, test } from './fixtures.ts';

/** Returns the lines of one version, as `pnpm embed:snippet --pinned` prints them. */
async function pinnedGames({ site }: Origins): Promise<readonly [scripts: string, body: string]> {
  const files = await (await fetch(`${site}/embed/1/integrity.json`)).json();
  const attributes = { loading: 'eager', rows: '3' };
  const lines = snippetOf({ widget: 'games', site, attributes, files }).split('\n');
  return [lines.slice(0, -1).join('\n'), lines.at(-1) ?? ''];
}

const region = { name: 'জনপ্রিয় গেম' };

test('[EMB-02] a page that pins one version loads only its files', async ({
  page,
  open,
  origins,
  sent,
}) => {
  const [scripts, body] = await pinnedGames(origins);
  await open({ scripts, body });
  await expect(page.getByRole('region', region).getByRole('article')).toHaveCount(3);
  const loaded = sent().map(({ url }) => url.pathname);
  expect(loaded).not.toContain('/embed/1/parlour.js');
  expect(
    loaded.filter((path) => path.endsWith('.js')).every((path) => /-[\w-]{8}\.js$/.test(path)),
  ).toBe(true);
});

test.describe('a file with one different byte', () => {
  test.use({ expectedErrors: [/integrity|Failed to load|Failed to find a valid digest/] });

  for (const [name, file] of [
    ['the first script', /\/embed\/1\/parlour-[\w-]{8}\.js$/],
    ['a script that it loads', /\/embed\/1\/games-[\w-]{8}\.js$/],
  ] as const) {
    test(`[EMB-02] the browser refuses ${name}, and the content of the partner stays`, async ({
      page,
      open,
      origins,
    }) => {
      const [scripts, body] = await pinnedGames(origins);
      await page.route(file, async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ response: answer, body: `${await answer.text()}\n` });
      });
      await page.clock.install();
      await open({ scripts, body: body.replace('></', '>Padma</'), waits: false });
      await page.waitForLoadState('networkidle');
      await page.clock.runFor(10_000);
      await expect(page.getByText('Padma')).toBeVisible();
      await expect(page.getByRole('region', region)).toHaveCount(0);
    });
  }
});
