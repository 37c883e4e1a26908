import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { reports } from './paths.ts';

/** A test that failed. */
export interface Failure {
  /** Finds it again. */
  readonly key: string;
  readonly title: string;
  readonly message: string;
}

/** A test that failed and passed when it ran once more, alone. */
export interface Unsteady extends Failure {
  /** Where it runs: `unit`, `stories`, `end to end`. */
  readonly layer: string;
}

/** More unsteady tests than this make a run red: then it is no longer chance. */
export const mostUnsteady = 5;

/** What is left of failures once they had their second look. */
export interface Looked {
  /** Failed twice, or were not looked at again. */
  readonly failed: readonly Failure[];
  readonly unsteady: readonly Unsteady[];
}

/**
 * Gives tests that failed a second look: `again` runs them once more, alone, and
 * answers those that passed. What passed then is unsteady: it counts as passed,
 * is listed by name (`reports/unsteady`) and has to be mended.
 * With more failures than a run may have unsteady tests nothing is run again,
 * since the answer would be red either way; without `again` neither (a strict run).
 */
export async function secondLook(
  layer: string,
  failures: readonly Failure[],
  again: ((failures: readonly Failure[]) => Promise<ReadonlySet<string>>) | undefined,
  folder = reports,
): Promise<Looked> {
  if (failures.length === 0 || !again) return { failed: failures, unsteady: [] };
  if (failures.length > mostUnsteady) {
    console.log(`${layer}: ${failures.length} failed, too many to be chance: no second look.`);
    return { failed: failures, unsteady: [] };
  }
  console.log(`${layer}: ${failures.length} failed and get a second look, alone:`);
  for (const { title, message } of failures) console.log(`  ✗ ${title}\n${indented(message)}`);
  const passed = await again(failures);
  const unsteady = failures
    .filter(({ key }) => passed.has(key))
    .map((failure) => ({ layer, ...failure }));
  if (unsteady.length > 0) {
    mkdirSync(join(folder, 'unsteady'), { recursive: true });
    const file = join(folder, 'unsteady', `${layer.replaceAll(' ', '-')}.json`);
    writeFileSync(file, `${JSON.stringify(unsteady, null, 2)}\n`);
  }
  return { failed: failures.filter(({ key }) => !passed.has(key)), unsteady };
}

/** Everything the layers of this run noted as unsteady; also written to `reports/unsteady.json`. */
export function collectUnsteady(folder = reports): readonly Unsteady[] {
  const found = filesIn(join(folder, 'unsteady')).flatMap((file): readonly Unsteady[] => {
    const list: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return Array.isArray(list) ? list.filter(isUnsteady) : [];
  });
  writeFileSync(join(folder, 'unsteady.json'), `${JSON.stringify(found, null, 2)}\n`);
  return found;
}

function filesIn(dir: string): readonly string[] {
  try {
    return readdirSync(dir)
      .sort()
      .map((file) => join(dir, file));
  } catch {
    return [];
  }
}

const isUnsteady = (value: unknown): value is Unsteady =>
  typeof value === 'object' &&
  value !== null &&
  ['layer', 'key', 'title', 'message'].every(
    (name) => typeof Reflect.get(value, name) === 'string',
  );

/** A message below its title. */
export const indented = (text: string): string => text.replace(/^/gm, '      ');
