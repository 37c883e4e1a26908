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

test('[BRD-01] a new brand has the required contrast of every colour pair, whatever its name', () => {
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

test('[BRD-01] a new brand has moderate corners and tints unless an option asks for more', () => {
  const names = Array.from({ length: 50 }, (_none, place) => `brand-${place}`);
  const radii = names.map((name) => newBrand(name, { accent: '#e2136e' }).radius);
  expect([Math.min(...radii), Math.max(...radii)]).toEqual([4, 7]);
  for (const name of names) expect(newBrand(name).neutral).toMatchObject({ chroma: 0.01 });
  // The tint has the hue of the accent. A grey accent gives no tint.
  expect(newBrand('meghna', { accent: '#e2136e' }).neutral).toEqual({ hue: 4, chroma: 0.01 });
  expect(newBrand('meghna', { accent: '#888' }).neutral).toMatchObject({ chroma: 0 });
  const loud = { neutral: '#e2136e', radius: 0 };
  expect(newBrand('meghna', loud)).toMatchObject(loud);
  expect(() => newBrand('meghna', { radius: 13 })).toThrow(/Radius 13/);
});

test('[BRD-01] prints what was chosen, and what was given as an option', () => {
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

test('[I18-02] [BRD-01] a new brand writes figures like the site, or as an option says', () => {
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

test('[BRD-01] the registry stays sorted, with one line per brand', () => {
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
  /** A name that no existing brand has. It is not an identifier, so the registry has to quote it. */
  const name = `meghna-${brandIds.length + 1}`;
  const file = join(brands, `${name}.json`);
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  beforeAll(() => {
    for (const part of ['packages/ui', 'tools/brand', 'tools/lint', '.storybook']) {
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
    // Tests usually ran before a brand is added. This run fills Vitest's cache, which must not hide the new brand.
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

  /** Runs a tool inside the copy. If it fails, the error contains its output. */
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

  test('[BRD-01] writes one file and one line, and refuses to do it twice', () => {
    const seeds: unknown = JSON.parse(readFileSync(file, 'utf8'));
    expect(seeds).toMatchObject({ name, accent: '#1e88e5' });
    expect(readFileSync(join(brands, 'registry.ts'), 'utf8')).toContain(`./${name}.json`);
    // Simulates an old Node that runs no TypeScript.
    const old = () => run('node', '--no-strip-types', 'tools/brand-new.mjs', name);
    expect(old).toThrow(/already/);
  });

  test('[BRD-01] the fourth brand passes format and lint without changes', () => {
    run('biome', 'ci', '--colors=off', '--vcs-enabled=false', relative(copy, brands));
  });

  test("[BRD-01] the fourth brand passes the types, and the library's API is unchanged", () => {
    const program = programOf(copy);
    const problems = ts.getPreEmitDiagnostics(program);
    expect(problems.map(({ messageText }) => messageText)).toEqual([]);
    // The other entries contain names of roles, whose order depends on the other files the compiler reads.
    const { offered } = apiIn(program, ui, { offered: 'src/theme/brands/brands.ts' });
    expect(offered).toBe(readFileSync(join(ui, 'api/theme.brands.txt'), 'utf8'));
  });

  test('[BRD-01] the fourth brand passes the tests of theme and styles without changes', () => {
    // Only the tests that loop over all brands. The other theme tests know the three brands of the product.
    const folders = ['theme/brands', 'styles'].map((folder) => `packages/ui/src/${folder}`);
    const said = run('vitest', 'run', '--reporter=verbose', ...folders);
    expect(said).toContain(name);
    expect(said).not.toContain('failed');
  });
});
