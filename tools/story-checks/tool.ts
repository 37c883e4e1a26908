import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../lib/paths.ts';

/** Runs a tool of the project. Returns its exit code and its whole output. */
export function tool(
  name: string,
  args: readonly string[],
  cwd = root,
): Promise<{ code: number; said: string }> {
  const isScript = name.endsWith('.ts');
  const file = isScript ? process.execPath : join(root, 'node_modules/.bin', name);
  return new Promise((resolve) => {
    const all = isScript ? [join(root, name), ...args] : args;
    execFile(
      file,
      all,
      { cwd, env: { ...process.env, NO_COLOR: '1' }, maxBuffer: 1e8 },
      (error, out, err) => {
        const code = error === null ? 0 : typeof error.code === 'number' ? error.code : 1;
        resolve({ code, said: out + err });
      },
    );
  });
}
