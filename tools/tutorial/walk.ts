import { mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { run, start, stop } from '../lib/run.ts';
import type { Checks } from '../packaging/checks.ts';
import { type CommandStep, type FileStep, missingIn, type Step } from './steps.ts';

/** `pnpm NAME` runs the script of package.json, and `pnpm exec TOOL` a tool of the project, as pnpm does. */
const pnpm = `pnpm() {
  local name=$1; shift
  if [ "$name" = exec ]; then "$@"; else npm run --silent "$name" -- "$@"; fi
}`;

/** Time in ms in which a server has to say that it listens. */
const longestStart = 60_000;

interface Walk {
  /** A copy of the project, in which the steps may change everything. */
  readonly folder: string;
  /** A free port, instead of the one in the guide. */
  readonly port: { readonly ofGuide: string; readonly free: number };
  /** Whether the copy has a built site, so that no step builds one. */
  readonly isBuilt: boolean;
}

/** Does the steps of a guide one after the other, each as a check. Ends every server that they start. */
export async function walk(steps: readonly Step[], of: Walk, { check }: Checks): Promise<void> {
  const { folder, port, isBuilt } = of;
  const here = (text: string) => text.replaceAll(port.ofGuide, String(port.free));
  const bin = join(folder, 'node_modules', '.bin');
  const env = { NO_COLOR: '1', PATH: [bin, process.env.PATH].join(delimiter) };
  const bash = (text: string): Parameters<typeof start> => [
    'bash',
    ['-euo', 'pipefail', '-c', `${pnpm}\n${here(text)}`],
    { cwd: folder, env },
  ];
  let close: (() => Promise<void>) | undefined;
  try {
    for (const step of steps) {
      if (step.kind === 'file') {
        write(folder, { ...step, text: here(step.text) });
      } else if (!(step.builds && isBuilt)) {
        await check(nameOf(step), async () => {
          if (step.ends === 'serves') {
            await close?.();
            close = await serve(bash(step.text), step.seen.map(here));
          } else {
            const { code, output } = await run(...bash(step.text));
            if ((code === 0) !== (step.ends === 'well'))
              throw new Error(`It ended with ${code}\n${output}`);
            sees(output, step.seen.map(here));
          }
        });
      }
    }
  } finally {
    await close?.();
  }
}

const nameOf = ({ line, text }: CommandStep) => `line ${line}: ${text.split('\n')[0]}`;

function write(folder: string, { name, text }: FileStep): void {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${text}\n`);
}

function sees(output: string, seen: readonly string[]): void {
  const missing = missingIn(output, seen);
  if (missing.length > 0)
    throw new Error(`It does not print\n${missing.join('\n')}\nbut\n${output}`);
}

/** Starts a server and waits until it has said what a reader waits for. Resolves to what ends it. */
function serve(
  command: Parameters<typeof start>,
  seen: readonly string[],
): Promise<() => Promise<void>> {
  const child = start(...command);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const close = () => {
    stop(child);
    return ended;
  };
  return new Promise((resolve, reject) => {
    let output = '';
    const fail = (why: string) => {
      stop(child);
      reject(new Error(`${why}\n${output}`));
    };
    const limit = setTimeout(() => fail(`It does not print ${seen.join(', ')}`), longestStart);
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      if (missingIn(output, seen).length > 0) return;
      clearTimeout(limit);
      resolve(close);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', () => {
      clearTimeout(limit);
      fail('The server ended');
    });
  });
}
