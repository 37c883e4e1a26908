import { join } from 'node:path';
import { root } from './paths.ts';
import { start, stop } from './run.ts';

/** A served page with its own backend. */
export interface Server {
  readonly url: string;
  readonly close: () => void;
}

const command = join(root, 'packages', 'sandbox', 'src', 'node', 'cli.ts');

/** Serves a folder like the demo site: with the same headers, the same compression, and the reference backend. */
export function serveSite(folder: string): Promise<Server> {
  const child = start(process.execPath, [command, '--port', '0', '--static', folder]);
  const close = () => stop(child);
  // When a tool ends for any reason, its servers end too.
  process.once('exit', close);
  return new Promise((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      const url = /Sandbox: (\S+)/.exec(said)?.[1];
      if (url) resolve({ url, close });
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', () => reject(new Error(`The server of ${folder} ended: ${said}`)));
  });
}
