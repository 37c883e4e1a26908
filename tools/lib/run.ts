import { type ChildProcess, spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { root } from './paths.ts';

export interface RunOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** `inherit` prints the output at once; `quiet` keeps it for the caller. Default `quiet`. */
  readonly output?: 'inherit' | 'quiet';
  readonly cwd?: string;
  /** Called with every line of a quiet tool when it arrives. */
  readonly onLine?: (line: string) => void;
}

export interface RunResult {
  readonly code: number;
  /** Standard output and error, interleaved. Empty with `inherit`. */
  readonly output: string;
}

const isWindows = process.platform === 'win32';

/** The environment with the project's own tools first in PATH, so that a script never runs another version. */
export function toolEnv(extra: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv {
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  return { ...process.env, PATH: path, ...extra };
}

/** Starts a tool of the project. On POSIX it leads a process group, so that `stop` also ends its children. */
export function start(
  command: string,
  args: readonly string[],
  options: RunOptions = {},
): ChildProcess {
  return spawn(command, [...args], {
    cwd: options.cwd ?? root,
    env: toolEnv(options.env),
    stdio: ['ignore', ...(options.output === 'inherit' ? inherit : piped)],
    shell: isWindows,
    detached: !isWindows,
  });
}

const inherit = ['inherit', 'inherit'] as const;
const piped = ['pipe', 'pipe'] as const;

/** Runs a tool of the project and waits until it ends. */
export function run(
  command: string,
  args: readonly string[],
  options: RunOptions = {},
): Promise<RunResult> {
  const child = start(command, args, options);
  let output = '';
  let line = '';
  const collect = (chunk: string) => {
    output += chunk;
    const lines = (line + chunk).split('\n');
    line = lines.pop() ?? '';
    for (const whole of lines) options.onLine?.(whole);
  };
  child.stdout?.setEncoding('utf8').on('data', collect);
  child.stderr?.setEncoding('utf8').on('data', collect);
  const forward = () => stop(child);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, forward);
  return new Promise((resolve) => {
    const done = (code: number) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, forward);
      resolve({ code, output });
    };
    child.on('error', (error) => {
      output += String(error);
      done(127);
    });
    child.on('close', (code) => done(code ?? 1));
  });
}

/** Stops a started tool and everything it started. */
export function stop(child: ChildProcess): void {
  if (child.pid === undefined || child.exitCode !== null) return;
  try {
    if (isWindows) spawn('taskkill', ['/pid', String(child.pid), '/T', '/F']);
    else process.kill(-child.pid, 'SIGTERM');
  } catch {
    // It ended between the check and the signal.
  }
}
