import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brandIds } from '../../packages/ui/src/theme/brands/brands.ts';
import { contrastMisses } from '../../packages/ui/src/theme/contrast.ts';
import { defineBrand } from '../../packages/ui/src/theme/define-brand.ts';
import { apiIn, programOf } from '../checks/api.ts';
import { root } from '../lib/paths.ts';
import { addToRegistry, choices, newBrand } from './new-brand.ts';

test('[BRD-01] a new brand keeps every pair, whatever it is called', () => {
  for (const name of ['meghna', 'surma', 'a', 'x-9', 'teesta-gold', 'zzz']) {
    expect(contrastMisses(defineBrand(newBrand(name)))).toEqual([]);
  }
  expect(newBrand('meghna')).toEqual(newBrand('meghna'));
  expect(newBrand('meghna').accent).not.toEqual(newBrand('surma').accent);
  expect(newBrand('meghna', { accent: '#e2136e' }).accent).toBe('#e2136e');
});

test('[BRD-01] a name or a colour that cannot be used is refused', () => {
  expect(() => newBrand('Two Words')).toThrow(/Brand name/);
  expect(() => newBrand('../evil')).toThrow(/Brand name/);
  expect(() => newBrand('meghna', { accent: 'reddish' })).toThrow(/Not a CSS colour/);
});

test('[BRD-01] nothing of a new brand is loud unless somebody asks for it', () => {
  const names = Array.from({ length: 50 }, (_none, place) => `brand-${place}`);
  const radii = names.map((name) => newBrand(name, { accent: '#e2136e' }).radius);
  expect([Math.min(...radii), Math.max(...radii)]).toEqual([4, 7]);
  for (const name of names) expect(newBrand(name).neutral).toMatchObject({ chroma: 0.01 });
  // The tint has the hue of the accent, and a grey accent gives none.
  expect(newBrand('meghna', { accent: '#e2136e' }).neutral).toEqual({ hue: 4, chroma: 0.01 });
  expect(newBrand('meghna', { accent: '#888' }).neutral).toMatchObject({ chroma: 0 });
  const loud = { neutral: '#e2136e', radius: 0 };
  expect(newBrand('meghna', loud)).toMatchObject(loud);
  expect(() => newBrand('meghna', { radius: 13 })).toThrow(/Radius 13/);
});

test('[BRD-01] it tells what was chosen, and what was asked for', () => {
  const asked = { accent: '#1e88e5', radius: 0 };
  expect(choices(newBrand('meghna', asked), asked)).toEqual([
    'Accent     #1e88e5 (as asked)',
    'Warm       hue 61, chroma 0.15 (by the name)',
    'Neutral    hue 251, chroma 0.01 (a trace of the accent)',
    'Radius     0 px (as asked)',
    'Mark       peak (by the name)',
    'Figures    latin digits (--digits), thousands (--grouping)',
  ]);
});

test('[I18-02] [BRD-01] a new brand writes figures as the site does, or as somebody asks', () => {
  expect(newBrand('meghna')).not.toHaveProperty('numbers');
  const asked = { digits: 'bengali', grouping: 'lakh' };
  expect(newBrand('meghna', asked).numbers).toEqual(asked);
  expect(newBrand('meghna', { grouping: 'lakh' }).numbers).toEqual({ grouping: 'lakh' });
  expect(choices(newBrand('meghna', asked), asked).at(-1)).toBe(
    'Figures    bengali digits (as asked), lakh (as asked)',
  );
  expect(() => newBrand('meghna', { digits: 'roman' })).toThrow(/No digits "roman"/);
  expect(() => newBrand('meghna', { grouping: 'myriad' })).toThrow(/No grouping "myriad"/);
});

test('[BRD-01] the registry stays in order, one line a brand', () => {
  const registry =
    "// Brands.\nexport { default as padma } from './padma.json' with { type: 'json' };\n";
  const more = addToRegistry(addToRegistry(registry, 'x-9'), 'meghna');
  expect(more.split('\n').slice(1, -1)).toEqual([
    "export { default as meghna } from './meghna.json' with { type: 'json' };",
    "export { default as padma } from './padma.json' with { type: 'json' };",
    "export { default as 'x-9' } from './x-9.json' with { type: 'json' };",
  ]);
});

describe('pnpm brand:new in a copy of the project', () => {
  const copy = mkdtempSync(join(tmpdir(), 'parlour-brand-'));
  const ui = join(copy, 'packages/ui');
  const brands = join(ui, 'src/theme/brands');
  /** No brand of today, whichever they are; and no identifier, which the registry has to quote. */
  const name = `meghna-${brandIds.length + 1}`;
  const file = join(brands, `${name}.json`);
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  beforeAll(() => {
    for (const part of [
      'packages/ui',
      'tools/brand',
      'tools/lint',
      'tools/story-index',
      '.storybook',
    ]) {
      cpSync(join(root, part), join(copy, part), {
        recursive: true,
        filter: (path) => basename(path) !== 'node_modules',
      });
    }
    for (const path of [
      'biome.json',
      'package.json',
      'vitest.config.ts',
      'tools/brand-new.mjs',
      'tools/lib/help.ts',
      'tools/lib/paths.ts',
      'tools/lib/unit-setup.ts',
    ]) {
      cpSync(join(root, path), join(copy, path));
    }
    for (const part of ['node_modules', 'packages/ui/node_modules']) {
      symlinkSync(join(root, part), join(copy, part));
    }
    const { compilerOptions } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8'));
    const include = ['packages/ui/src/theme', 'packages/ui/src/styles'];
    const config = { compilerOptions, include, exclude: ['**/*.stories.tsx'] };
    writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(config));
    // Tests were usually run before a brand is added: the list of brands must not come out of Vitest's cache.
    run('vitest', 'run', 'packages/ui/src/theme/brands', '-t', 'default brand');
    brandNew(name, '--accent', '#1e88e5');
  });

  /** Calls the script by its name in package.json, as `pnpm brand:new` does. */
  function brandNew(...args: readonly string[]): string {
    const { scripts } = JSON.parse(readFileSync(join(copy, 'package.json'), 'utf8'));
    expect(scripts, 'package.json').toHaveProperty(['brand:new']);
    const [command = '', ...own] = String(scripts['brand:new']).split(' ');
    return run(command, ...own, ...args);
  }

  /** Runs a tool inside the copy; a failure carries what it said. */
  function run(tool: string, ...args: readonly string[]): string {
    const kept = join(copy, '.cache');
    const env = { ...process.env, NO_COLOR: '1', VITEST_FS_MODULE_CACHE_PATH: kept };
    try {
      return execFileSync(join(root, 'node_modules/.bin', tool), args, {
        ...{ cwd: copy, env, encoding: 'utf8', stdio: 'pipe' },
      });
    } catch (error) {
      const { stdout, stderr } = Object(error);
      throw new Error(`${tool} ${args.join(' ')}\n${stdout}${stderr}`);
    }
  }

  test('[BRD-01] writes one file and one line, and does not do it twice', () => {
    const seeds: unknown = JSON.parse(readFileSync(file, 'utf8'));
    expect(seeds).toMatchObject({ name, accent: '#1e88e5' });
    expect(readFileSync(join(brands, 'registry.ts'), 'utf8')).toContain(`./${name}.json`);
    // As by an old Node, which runs no TypeScript.
    const old = () => run('node', '--no-strip-types', 'tools/brand-new.mjs', name);
    expect(old).toThrow(/already/);
  });

  test('[BRD-01] the fourth brand passes format and lint untouched', () => {
    run('biome', 'ci', '--colors=off', '--vcs-enabled=false', relative(copy, brands));
  });

  test('[BRD-01] the fourth brand passes the types, and the library offers what it did', () => {
    const program = programOf(copy);
    const problems = ts.getPreEmitDiagnostics(program);
    expect(problems.map(({ messageText }) => messageText)).toEqual([]);
    // The other entries name roles, in an order that follows from what else is read.
    const { offered } = apiIn(program, ui, { offered: 'src/theme/brands/brands.ts' });
    expect(offered).toBe(readFileSync(join(ui, 'api/theme.brands.txt'), 'utf8'));
  });

  test('[BRD-01] the fourth brand passes the tests of theme and styles untouched', () => {
    // Those that walk through all brands; the others of the theme know the three of the product.
    const folders = ['theme/brands', 'styles'].map((folder) => `packages/ui/src/${folder}`);
    const said = run('vitest', 'run', '--reporter=verbose', ...folders);
    expect(said).toContain(name);
    expect(said).not.toContain('failed');
  });
});
