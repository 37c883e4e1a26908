import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundledContract } from '../../packages/api-client/generate/bundle.ts';
import { buildElements } from '../../packages/embed/build.ts';
import { majorVersion } from '../../packages/embed/src/snippet.ts';
import type { PublishedPackage } from './packages.ts';
import { writeTokens } from './tokens/write.ts';

/** What a package has beside its modules. Each writer gets the folder of the built package. */
const writers: Readonly<Record<PublishedPackage['name'], (out: string) => Promise<void> | void>> = {
  ui: writeTokens,
  'api-client': (out) =>
    writeFileSync(join(out, 'contract.json'), `${JSON.stringify(bundledContract(), null, 2)}\n`),
  embed: async (out) => {
    await buildElements(join(out, 'elements'));
    // With them come the names of the tags and events, for every page of the project.
    appendFileSync(
      join(out, 'index.d.ts'),
      `export type { ParlourAccountElement, ParlourElement, ParlourEvents } from './elements/${majorVersion}/parlour.js';\n`,
    );
  },
};

/** Writes the files of a package that come from no module of its own. */
export async function writeExtras({ name }: PublishedPackage, out: string): Promise<void> {
  await writers[name](out);
}
