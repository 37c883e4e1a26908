import { gzipSync } from 'node:zlib';
import { contentTags, expect, test } from './fixtures.ts';

/** Coarse limits of what a page of a partner downloads, in kB of gzip: they show a library that slipped in (docs/decisions/052). */
const limit = 60;
const mostOfScript = 3;

for (const tag of contentTags) {
  test(`[EMB-01] the code of <${tag}> with all its styles is below ${limit} kB`, async ({
    page,
    open,
    origins,
  }) => {
    const sizes = new Map<string, number>();
    page.on('response', async (answer) => {
      const { pathname, origin } = new URL(answer.url());
      if (origin !== origins.site || !pathname.endsWith('.js')) return;
      sizes.set(pathname, gzipSync(await answer.body(), { level: 9 }).length / 1000);
    });
    await open({ body: `<${tag}></${tag}>` });
    await page.waitForLoadState('networkidle');
    expect(sizes.get('/embed/1/parlour.js')).toBeLessThan(mostOfScript);
    expect([...sizes.values()].reduce((sum, size) => sum + size, 0)).toBeLessThan(limit);
  });
}
