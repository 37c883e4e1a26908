import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Whether the arguments of a tool ask what it does. What stands behind `--` is somebody else's. */
export function isHelpWanted(args: readonly string[]): boolean {
  const end = args.indexOf('--');
  const own = end < 0 ? args : args.slice(0, end);
  return own.includes('--help') || own.includes('-h');
}

/**
 * Where a tool is asked what it does (`--help`, `-h`) it says so and ends with 0. The first thing a tool does: nothing
 * is read, written or started before.
 */
export function helpWhenAsked(help: string): void {
  if (!isHelpWanted(process.argv.slice(2))) return;
  console.log(help);
  process.exit(0);
}

/**
 * What `npm start` and `npm test` say of themselves: in a file that tools/bootstrap.mjs can read on whatever Node a
 * machine has, before anything is installed.
 */
export function helpOf(task: 'start' | 'test'): string {
  return readFileSync(join(import.meta.dirname, `help-${task}.txt`), 'utf8').trimEnd();
}
