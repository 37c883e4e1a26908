import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ActionType } from 'plop';

/** Folder of the repository. */
export const root = join(import.meta.dirname, '..', '..');

/** `saved-games` → `SavedGames`. */
export const pascalCase = (name: string): string =>
  name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** `saved-games` → `savedGames`. */
export const camelCase = (name: string): string =>
  name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Changes a file at the match of a pattern (`$&` is the matched text). Throws if there is no match. */
export const insert =
  (path: string, pattern: RegExp, text: string): ActionType =>
  () => {
    const file = join(root, path);
    const before = readFileSync(file, 'utf8');
    if (!pattern.test(before)) throw new Error(`No place for it in ${path}: ${text}`);
    writeFileSync(file, before.replace(pattern, text));
    return path;
  };

/** Writes the files of one folder of templates. Fails if one of them exists. */
export const files = (kind: string, destination: string, data: object): ActionType => ({
  type: 'addMany',
  destination,
  base: `templates/${kind}`,
  templateFiles: `templates/${kind}/**/*.hbs`,
  data,
});

/** Formats the written files, and prints the remaining steps. */
export const finish =
  (paths: readonly string[], next: readonly string[]): ActionType =>
  () => {
    const check = ['check', '--write', '--vcs-enabled=false', '--log-level=error'];
    execFileSync('biome', [...check, ...paths], { cwd: root });
    return `\n\nNext\n${next.map((line) => `  ${line}`).join('\n')}`;
  };
