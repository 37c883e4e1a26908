import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import hashOfScope from '@emotion/hash';

const app = resolve(import.meta.dirname, '..');
const root = resolve(app, '..', '..');

/** Three signs, the first of them a letter: 33,696 names for the files of styles. */
function nameOf(path: string, attempt: number): string {
  const bytes = createHash('sha256').update(`${path}#${attempt}`).digest();
  const rest = bytes.readUInt32BE(1) % 36 ** 2;
  return String.fromCharCode(97 + (bytes.readUInt8(0) % 26)) + rest.toString(36).padStart(2, '0');
}

/** A path as every checkout on every system has it. */
const asInCheckout = (path: string): string => path.replaceAll('\\', '/');

/** A short name for each path, the same in every build; of two with the same one the second gets the next. */
export function shortScopes(paths: readonly string[]): ReadonlyMap<string, string> {
  const taken = new Map<string, string>();
  for (const path of [...paths].sort()) {
    let attempt = 0;
    while (taken.has(nameOf(path, attempt))) attempt++;
    taken.set(nameOf(path, attempt), path);
  }
  return new Map([...taken].map(([name, path]) => [path, name]));
}

interface Identifier {
  /** The hash of the file with a count behind it. */
  readonly hash: string;
  readonly filePath: string;
  readonly packageName?: string | undefined;
}

/**
 * Names classes by three signs for their file and a count. The names of vanilla-extract begin with seven of a hash: bytes
 * that nothing compresses, in each script, sheet and document. They stay where a file is none of ours.
 */
export function classNames(): (identifier: Identifier) => string {
  const files = globSync('{apps,packages}/*/src/**/*.css.ts', { cwd: root });
  // From the root: with the folder of a checkout in them the bytes of a build were others on each machine.
  const scopes = shortScopes(files.map(asInCheckout));
  return ({ hash, filePath, packageName = '' }) => {
    const scope = scopes.get(asInCheckout(relative(root, resolve(app, filePath))));
    const usual = hashOfScope(packageName + filePath);
    return scope && hash.startsWith(usual) ? scope + hash.slice(usual.length) : `_${hash}`;
  };
}
