import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contrastMisses } from '../../packages/ui/src/theme/contrast.ts';
import { defineBrand } from '../../packages/ui/src/theme/defineBrand.ts';
import { root } from '../lib/paths.ts';
import { addToRegistry, newBrand } from './new-brand.ts';

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

test('[BRD-01] the registry stays in order, one line a brand', () => {
  const registry =
    "// Brands.\nexport { default as padma } from './padma.json' with { type: 'json' };\n";
  const more = addToRegistry(addToRegistry(registry, 'x-9'), 'meghna');
  expect(more.split('\n').slice(1, -1)).toEqual([
    "export { default as meghna } from './meghna.json' with { type: 'json' };",
    "export { default as padma } from './padma.json' with { type: 'json' };",
    `export { default as "x-9" } from './x-9.json' with { type: 'json' };`,
  ]);
});

describe('pnpm brand:new in a copy of the project', () => {
  const copy = mkdtempSync(join(tmpdir(), 'parlour-brand-'));
  const brands = join(copy, 'packages/ui/src/theme/brands');
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  beforeAll(() => {
    for (const part of ['packages/ui', 'tools/brand', '.storybook']) {
      cpSync(join(root, part), join(copy, part), {
        recursive: true,
        filter: (path) => basename(path) !== 'node_modules',
      });
    }
    for (const file of [
      'biome.json',
      'package.json',
      'vitest.config.ts',
      'tools/brand-new.ts',
      'tools/lib/unit-setup.ts',
    ]) {
      cpSync(join(root, file), join(copy, file));
    }
    for (const part of ['node_modules', 'packages/ui/node_modules']) {
      symlinkSync(join(root, part), join(copy, part));
    }
    const { compilerOptions } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8'));
    const include = ['packages/ui/src/theme', 'packages/ui/src/styles'];
    const config = { compilerOptions, include, exclude: ['**/*.stories.tsx'] };
    writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(config));
    run(process.execPath, 'tools/brand-new.ts', 'meghna', '--accent', '#1e88e5');
  });

  /** Runs a tool inside the copy; a failure carries what it said. */
  function run(file: string, ...args: string[]): string {
    const command = file.includes('/') ? file : join(root, 'node_modules/.bin', file);
    const env = { ...process.env, NO_COLOR: '1' };
    try {
      return execFileSync(command, args, { cwd: copy, env, encoding: 'utf8', stdio: 'pipe' });
    } catch (error) {
      const said = error instanceof Error ? { ...error } : {};
      throw new Error(`${basename(command)} ${args.join(' ')}: ${JSON.stringify(said, null, 2)}`);
    }
  }

  test('[BRD-01] writes one file and one line, and does not do it twice', () => {
    const seeds: unknown = JSON.parse(readFileSync(join(brands, 'meghna.json'), 'utf8'));
    expect(seeds).toMatchObject({ name: 'meghna', accent: '#1e88e5' });
    expect(readFileSync(join(brands, 'registry.ts'), 'utf8')).toContain('./meghna.json');
    expect(() => run(process.execPath, 'tools/brand-new.ts', 'meghna')).toThrow(/already/);
  });

  test('[BRD-01] the fourth brand passes format and lint untouched', () => {
    run('biome', 'ci', '--vcs-enabled=false', relative(copy, brands));
  });

  test('[BRD-01] the fourth brand passes the types untouched', () => {
    run('tsc', '--noEmit', '-p', '.');
  });

  test('[BRD-01] the fourth brand passes the tests of theme and styles untouched', () => {
    // The property over any seeds knows no brand; the rest walks through all of them.
    const rooms = ['theme/brands', 'theme/runtime', 'styles'].map(
      (room) => `packages/ui/src/${room}`,
    );
    const said = run('vitest', 'run', '--reporter=verbose', ...rooms);
    expect(said).toContain('meghna');
    expect(said).not.toContain('failed');
  });
});
