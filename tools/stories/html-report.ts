import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { reportDir } from '@parlour/stories/visual';
import { type SheetSection, sheetOf } from '../lib/sheet.ts';

/** Deletes the report of the last run of a mode. */
export const forgetReport = (root: string, mode: string): void =>
  rmSync(reportDir(root, mode), { recursive: true, force: true });

/**
 * Writes `reports/visual/index.html`: before, after and difference of every changed picture, new ones last. Returns its
 * path, or undefined if nothing changed.
 */
export function writeReport(root: string, modes: readonly string[]): string | undefined {
  const file = join(root, 'reports/visual/index.html');
  const found = modes.flatMap((mode) => differences(reportDir(root, mode), mode));
  const [changed, fresh] = [true, false].map((had) =>
    found.filter(({ isKnown }) => isKnown === had),
  );
  if (!changed || !fresh || found.length === 0) {
    rmSync(file, { force: true });
    return undefined;
  }
  const title = `${changed.length} changed, ${fresh.length} without a picture before. Wanted? pnpm test:stories --filter <story> --update`;
  writeFileSync(file, sheetOf(title, [...changed, ...fresh]));
  return file;
}

/** The pictures that the last run left in a folder, by story, and whether each has an earlier one. */
function differences(dir: string, mode: string): readonly (SheetSection & { isKnown: boolean })[] {
  const files = existsSync(dir) ? readdirSync(dir) : [];
  const stories = new Set(
    files.map((file) => file.replace(/\.(?:expected|actual|diff)\.webp$/, '')),
  );
  return [...stories].sort().map((story) => {
    const picture = (words: string, part: string) => {
      const name = `${story}.${part}.webp`;
      return { words, file: files.includes(name) ? `${mode}/${name}` : undefined };
    };
    return {
      title: `${mode}/${story}`,
      isKnown: files.includes(`${story}.expected.webp`),
      pictures: [
        picture('Before', 'expected'),
        picture('After', 'actual'),
        picture('Difference', 'diff'),
      ],
    };
  });
}
