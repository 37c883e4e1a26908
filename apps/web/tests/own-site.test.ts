import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ownSite } from '../own-site.ts';

// How `pnpm build --site FILE` and `pnpm dev --site FILE` put the parts of a team into the site.

const chosen = join(import.meta.dirname, '..', 'src', 'own', 'chosen.ts');
const file = 'examples/meghna/parlour.config.ts';
const document = '<script id="parlour-config" type="application/json">\n  {}\n</script>';

/** What Vite gives to the hooks, as far as they use it. */
const server = { ssrLoadModule: async () => ({ default: { brand: { name: 'a</script>' } } }) };

const hooksOf = (path: string) => {
  const { load, transformIndexHtml } = ownSite(path);
  if (typeof load !== 'function' || typeof transformIndexHtml !== 'function') {
    throw new Error('The hooks are no functions');
  }
  return {
    load: (id: string): unknown => Reflect.apply(load, {}, [id]),
    transform: (given: object): Promise<unknown> =>
      Reflect.apply(transformIndexHtml, {}, [document, given]),
  };
};

test('[BRD-02] the file of a team takes the place of the empty module, and of no other', () => {
  const { load } = hooksOf(file);
  expect(load(chosen)).toBe(`export { default } from ${JSON.stringify(resolve(file))};`);
  expect(load(join(chosen, '..', 'index.ts'))).toBeNull();
});

test('[BRD-02] without a file every module stays as it is', async () => {
  const { load, transform } = hooksOf('');
  expect(load(chosen)).toBeNull();
  expect(await transform({ server })).toBe(document);
});

test('[BRD-01] in development the document gets the brand of the team; a build writes it later', async () => {
  const { transform } = hooksOf(file);
  expect(await transform({})).toBe(document);
  const html = String(await transform({ server }));
  const [, text = ''] = /json">([\s\S]*?)<\/script>$/.exec(html) ?? [];
  expect(JSON.parse(text)).toEqual({ brandFile: { name: 'a</script>' } });
});
