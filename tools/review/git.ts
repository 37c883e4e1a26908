import { execFileSync } from 'node:child_process';

/** What a review asks git. All paths are relative to the root of the repository. */
export interface History {
  /** The commit from which the reviewed work began. */
  readonly base: string;
  /** Files that differ from it, committed or not, with the new ones. */
  readonly changed: readonly string[];
  /** The content of a file at the base; undefined if it was not there. */
  before(file: string): Buffer | undefined;
}

/**
 * Reads what changed since a commit or branch. It compares with the point at which the work left that branch, so what
 * others added to it later is not in the review.
 *
 * @throws Error if git does not know the commit.
 */
export function historySince(root: string, since: string): History {
  const git = (...args: readonly string[]): Buffer =>
    execFileSync('git', [...args], {
      cwd: root,
      maxBuffer: 2 ** 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  const attempt = (...args: readonly string[]): Buffer | undefined => {
    try {
      return git(...args);
    } catch {
      return undefined;
    }
  };
  const base = [since, `origin/${since}`]
    .map((name) => attempt('merge-base', 'HEAD', name)?.toString().trim())
    .find((found) => found !== undefined);
  if (base === undefined) throw new Error(`git knows no commit or branch "${since}".`);
  const names = (...args: readonly string[]) =>
    git(...args)
      .toString()
      .split('\0')
      .filter(Boolean);
  const changed = new Set([
    ...names('diff', '--name-only', '--no-renames', '-z', base, '--'),
    ...names('ls-files', '--others', '--exclude-standard', '-z'),
  ]);
  return {
    base,
    changed: [...changed].sort(),
    before: (file) => attempt('show', `${base}:${file}`),
  };
}
