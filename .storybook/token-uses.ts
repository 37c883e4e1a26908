import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { purposeOf } from '../packages/ui/src/theme/purposes.ts';
import { tokensOf, usesOf } from './brand-studio/usage.ts';

/** Style sheets of the product, and the drawings that use colour roles. */
const patterns = [
  'packages/ui/src/{components,styles}/**/*.css.ts',
  'packages/ui/src/components/Logo/marks.tsx',
  'packages/features/src/**/*.css.ts',
];

/**
 * Counts where roles are used in the source files when Storybook starts, for the brand sheet. A `?raw` import would not
 * work, because vanilla-extract compiles it.
 */
export function tokenUses(root = process.cwd()): Record<string, string> {
  const files = globSync(patterns, { cwd: root });
  const sources: Readonly<Record<string, string>> = Object.fromEntries(
    files.map((file) => [`/${file}`, readFileSync(join(root, file), 'utf8')]),
  );
  return {
    __TOKEN_USES__: JSON.stringify(usesOf(sources)),
    __TOKENS_OF__: JSON.stringify(tokensOf(sources, (path) => purposeOf(path) !== '')),
  };
}
