import { brandIds, brandSeeds, roleNames, vars } from '@parlour/ui/theme';
import { expect, test } from 'vitest';
import { designTokensOfBrands } from './design-tokens.ts';
import { tailwindSheet, tokensOf } from './tailwind.ts';

/** Every token of the contract, as a sheet that sets each of them. */
const names = [...JSON.stringify(vars).matchAll(/var\(--pl-([\w-]+)\)/g)].flatMap(
  ([, name]) => name ?? [],
);
const sheet = names
  .map((name) => `--pl-${name}: ${name.startsWith('type-') ? '400 13px/20px x' : '1px'};`)
  .join('\n');

test('[BRD-01] tokens.json has every brand, both schemes, every role, and says what each role is for', () => {
  const tokens = designTokensOfBrands();
  expect(Object.keys(tokens)).toEqual([...brandIds]);
  for (const id of brandIds) {
    for (const scheme of ['light', 'dark']) {
      for (const role of roleNames) {
        expect(tokens, `${id} ${scheme} ${role}`).toHaveProperty(
          [id, 'color', scheme, role],
          expect.objectContaining({
            $value: expect.objectContaining({ hex: expect.stringMatching(/^#[0-9a-f]{6}$/) }),
            $description: expect.stringMatching(/\S.*\.$/),
          }),
        );
      }
    }
    // The Studio reads a brand of the file again.
    expect(tokens).toHaveProperty(
      [id, '$extensions', 'org.parlour.brand', 'name'],
      brandSeeds[id].name,
    );
  }
});

test('[BRD-01] tailwind.css has every token but the ring of the focus, under a name of its own', () => {
  expect(names.length).toBeGreaterThan(90);
  const built = tailwindSheet(sheet);
  for (const name of names) {
    if (/^(?:focus|type)-/.test(name)) continue;
    expect(built).toContain(`: var(--pl-${name});`);
  }
  expect(built).toContain('--color-pl-surface-raised: var(--pl-color-surface-raised);');
  expect(built).toContain('--text-pl-caption: 13px;\n  --text-pl-caption--line-height: 20px;');
  expect(built).toContain('--breakpoint-pl-desktop: 1024px;');
  // A project has names of its own: none of ours may replace one.
  const own = [...built.matchAll(/^ {2}--([\w-]+):/gm)].flatMap(([, name]) => name ?? []);
  expect(own.filter((name) => !name.includes('-pl-'))).toEqual([]);
  expect(new Set(own).size).toBe(own.length);
});

test('a token without a place in Tailwind is named; of several values the first counts', () => {
  expect(() => tailwindSheet('--pl-new-thing: 1px;')).toThrow('--pl-new-thing');
  expect(() => tailwindSheet('--pl-type-new: 1px;')).toThrow('--pl-type-new');
  expect(tokensOf('a{--pl-a: 1px;}@media b{a{--pl-a: 2px}}').get('a')).toBe('1px');
});
