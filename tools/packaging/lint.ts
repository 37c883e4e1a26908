import { readFileSync } from 'node:fs';
import { checkPackage, createPackageFromTarballData, type Problem } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

/** Returns the problems that publint reports for a tarball, including its suggestions. */
export async function publishProblems(tarball: string): Promise<readonly string[]> {
  const { messages, pkg } = await publint({
    pack: { tarball: bytesOf(tarball) },
    strict: true,
    level: 'suggestion',
  });
  return messages.map((message) => `${message.code}: ${formatMessage(message, pkg)}`);
}

/**
 * Returns the problems that "are the types wrong" reports for a tarball. The package is ESM only, so problems with
 * Node's `require` and TypeScript's `node10`, which ignores `exports`, are left out.
 */
export async function typeProblems(tarball: string): Promise<readonly string[]> {
  const result = await checkPackage(
    createPackageFromTarballData(new Uint8Array(bytesOf(tarball))),
    {
      // Style sheets and data have no types, nor have the scripts that a site serves.
      excludeEntrypoints: [/\.css$/, /\.json$/, /\/\*$/],
    },
  );
  if (result.types === false) return ['The package has no types.'];
  return result.problems.filter(concernsModules).map((problem) => JSON.stringify(problem));
}

const notAsked: ReadonlySet<string> = new Set(['node10', 'node16-cjs']);
const concernsModules = (problem: Problem): boolean =>
  !('resolutionKind' in problem && notAsked.has(problem.resolutionKind));

function bytesOf(file: string): ArrayBuffer {
  const { buffer, byteOffset, byteLength } = readFileSync(file);
  const copy = new ArrayBuffer(byteLength);
  new Uint8Array(copy).set(new Uint8Array(buffer, byteOffset, byteLength));
  return copy;
}
