import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface NewFile {
  /** From the top of the repository. */
  readonly path: string;
  readonly text: string;
}

interface Change {
  readonly path: string;
  /** Pure; throws a RangeError when the place it is for is not there. */
  readonly edit: (text: string) => string;
}

/** What a new part of the product is made of, before anything is touched. */
export interface Plan {
  readonly files: readonly NewFile[];
  readonly changes: readonly Change[];
  /** What is left to the author, a line each. */
  readonly next: readonly string[];
}

/** Where a plan is made: the top of a repository, and its files. */
export interface Place {
  readonly root: string;
  readonly has: (path: string) => boolean;
  readonly read: (path: string) => string;
}

/** The repository in a folder. */
export const placeIn = (root: string): Place => ({
  root,
  has: (path) => existsSync(join(root, path)),
  read: (path) => readFileSync(join(root, path), 'utf8'),
});

/** Several plans as one. */
export const together = (plans: readonly Plan[]): Plan => ({
  files: plans.flatMap(({ files }) => files),
  changes: plans.flatMap(({ changes }) => changes),
  next: plans.flatMap(({ next }) => next),
});

/** Every file a plan has written and changed. */
export interface Outcome {
  readonly written: readonly string[];
  readonly changed: readonly string[];
}

/**
 * Does all of a plan or nothing: each new path is free and each change fits before the first file is written.
 *
 * @throws RangeError when a path is taken or a file has no place for its change.
 */
export function carryOut({ files, changes }: Plan, { root, has, read }: Place): Outcome {
  for (const { path } of files)
    if (has(path)) throw new RangeError(`There is one already: ${path}`);
  const changed = new Map<string, string>();
  for (const { path, edit } of changes) {
    const before = changed.get(path) ?? read(path);
    const after = edit(before);
    if (after === before) throw new RangeError(`Nothing to change in ${path}`);
    changed.set(path, after);
  }
  const all = [...files.map(({ path, text }) => [path, text] as const), ...changed];
  for (const [path, text] of all) {
    const file = join(root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return { written: files.map(({ path }) => path), changed: [...changed.keys()] };
}
