import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import manifest from './package.json' with { type: 'json' };
import { peers } from './peers.ts';

const fixture = (side: string) =>
  readFileSync(join(import.meta.dirname, 'fixture', `${side}.tsx`), 'utf8');

/** Names of the benchmarks of a side. */
const namesIn = (side: string): readonly string[] =>
  [...fixture(side).matchAll(/^ {2}(?:'([^']+)'|(\w+)): \(\) => \(\{/gm)].map(
    ([, quoted, plain]) => quoted ?? plain ?? '',
  );

test('every benchmark of ours has a peer with the same benchmark', () => {
  const known = Object.keys(manifest.devDependencies);
  for (const [name, peer] of peers) {
    expect(namesIn(peer), peer).toContain(name);
    // A peer is a published package, and its side imports it.
    const [used] = known.filter((path) => fixture(peer).includes(`from '${path}`));
    expect(used, peer).toBeDefined();
  }
  expect(peers.map(([name]) => name).sort()).toEqual([...namesIn('parlour')].sort());
});
