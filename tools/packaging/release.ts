import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { cache } from '../lib/paths.ts';
import { type Check, none } from './checks.ts';
import type { Packed } from './install.ts';
import { publishProblems, typeProblems } from './lint.ts';
import { pack } from './pack.ts';
import { folderOf, publishedPackages } from './packages.ts';

/** Folder of the tarballs. The release publishes exactly these files. */
export const tarballs: string = join(cache, 'packages');

/** Builds and packs every package as it would be published, and checks each tarball. */
export async function packAndCheck(check: Check): Promise<readonly Packed[]> {
  rmSync(tarballs, { recursive: true, force: true });
  const packed: Packed[] = [];
  for (const published of publishedPackages) {
    const name = `@parlour/${published.name}`;
    await check(`${name} is built and packed`, async () => {
      const tarball = await pack(folderOf(published), join(tarballs, published.name));
      packed.push({ published, tarball });
    });
  }
  for (const { published, tarball } of packed) {
    const name = `@parlour/${published.name}`;
    await check(`${name}: publint has nothing to say`, async () =>
      none(await publishProblems(tarball)),
    );
    await check(`${name}: the types are not wrong`, async () => none(await typeProblems(tarball)));
  }
  return packed;
}
