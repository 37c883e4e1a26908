import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Whether the arguments of a tool ask for its help. Arguments after `--` belong to another program. */
export function isHelpWanted(args: readonly string[]): boolean {
  const end = args.indexOf('--');
  const own = end < 0 ? args : args.slice(0, end);
  return own.includes('--help') || own.includes('-h');
}

/**
 * Prints the help of a tool and exits with 0 if its arguments ask for it (`--help`, `-h`). Call it first: before
 * anything is read, written or started.
 */
export function helpWhenAsked(help: string): void {
  if (!isHelpWanted(process.argv.slice(2))) return;
  console.log(help);
  process.exit(0);
}

/**
 * The help of `npm start` and `npm test`. It is in a text file, so that tools/bootstrap.mjs can read it with any Node
 * version, before anything is installed.
 */
export function helpOf(task: 'start' | 'test'): string {
  return readFileSync(join(import.meta.dirname, `help-${task}.txt`), 'utf8').trimEnd();
}
