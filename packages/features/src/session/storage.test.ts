import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const features = join(import.meta.dirname, '..');

test('[LGN-08] the session keys are written in one place', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: features }).filter(
    (file) => !/\.(test|stories)\./.test(file),
  );
  const writers = files.filter((file) =>
    /setItem\(|sessionStorage\b(?!Over)/.test(readFileSync(join(features, file), 'utf8')),
  );
  expect(files.length).toBeGreaterThan(40);
  expect(writers).toContain('session/storage.ts');
  for (const file of writers.filter((one) => one !== 'session/storage.ts')) {
    expect(readFileSync(join(features, file), 'utf8')).not.toMatch(
      /['"](token|isAgent|username|merchant)['"]/,
    );
  }
});
