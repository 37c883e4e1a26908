import { run } from '../lib/run.ts';

/** Runs one named check. If it throws, the check has failed. */
export type Check = (name: string, run: () => Promise<void>) => Promise<void>;

/** A list of checks that counts and prints. */
export interface Checks {
  readonly check: Check;
  readonly counts: () => { readonly passed: number; readonly failed: number };
}

/** Creates a list of checks. A failed one prints its error, and the next one runs. */
export function createChecks(): Checks {
  let passed = 0;
  let failed = 0;
  return {
    check: async (name, test) => {
      try {
        await test();
        passed += 1;
        console.log(`✓ ${name}`);
      } catch (error) {
        failed += 1;
        console.error(`✗ ${name}\n${error instanceof Error ? error.message : String(error)}`);
      }
    },
    counts: () => ({ passed, failed }),
  };
}

/** Throws with every problem on its own line. */
export function none(problems: readonly string[]): void {
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/** Runs a program that has to succeed. Resolves to what it printed. */
export async function succeeds(
  command: string,
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  const { code, output } = await run(command, args, { cwd, env });
  if (code !== 0) throw new Error(output);
  return output;
}
