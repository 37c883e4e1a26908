import { execFileSync } from 'node:child_process';
import { changesOf } from './changes.ts';

/** What `main.ts` gives to the docs pages. Without git, as in an unpacked archive, there are no changes. */
export function changeDefines(cwd = process.cwd()): Record<string, string> {
  return { __CHANGES__: JSON.stringify(changesOf(logOf(cwd))) };
}

function logOf(cwd: string): string {
  const folders = ['packages/ui/src/components', 'packages/features/src'];
  const form = ['log', '-n', '600', '--no-merges', '--format=%x1e%as%x1f%s', '--name-only', '--'];
  try {
    const options = { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] } as const;
    return execFileSync('git', [...form, ...folders], { ...options, maxBuffer: 2 ** 26 });
  } catch {
    return '';
  }
}
