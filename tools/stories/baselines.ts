import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const dirOf = (root: string, mode: string): string => join(root, 'baselines', mode);
const noteOf = (root: string): string => join(root, 'baselines', 'made-with.txt');

/** Returns the baselines of a mode that have no story. */
export function staleBaselines(
  root: string,
  mode: string,
  ids: ReadonlySet<string>,
): readonly string[] {
  const dir = dirOf(root, mode);
  if (!existsSync(dir)) return [];
  return readdirSync(dir).filter((file) => !ids.has(file.replace(/(?:\.\d+)?\.webp$/, '')));
}

export function removeBaselines(root: string, mode: string, files: readonly string[]): void {
  for (const file of files) rmSync(join(dirOf(root, mode), file));
}

/** Writes down which browser drew the baselines, to explain differences on other machines. */
export function noteBrowser(root: string, version: string): void {
  mkdirSync(join(root, 'baselines'), { recursive: true });
  writeFileSync(noteOf(root), `${version}\n`);
}

/** The browser that drew the baselines, if any were drawn. */
export function notedBrowser(root: string): string | undefined {
  return existsSync(noteOf(root)) ? readFileSync(noteOf(root), 'utf8').trim() : undefined;
}
