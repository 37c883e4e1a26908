import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureNginx } from '../tools/lib/nginx.ts';
import { type NginxOptions, nginxConfiguration } from '../tools/lib/nginx-configuration.ts';
import { anyPort } from '../tools/lib/ports.ts';

/** An nginx to start, or undefined where this machine has none. */
export const nginx: string | undefined = ensureNginx();

/** A server of a test. */
export interface Running {
  readonly url: string;
  readonly close: () => void;
}

/** Debian's nginx with the configuration we ship, in a folder of its own. */
export async function startNginx(
  program: string,
  options: Omit<NginxOptions, 'port'>,
): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-nginx-'));
  const port = await anyPort();
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  writeFileSync(join(folder, 'server.conf'), nginxConfiguration({ ...options, port }));
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${join(folder, 'pid')};
     error_log stderr crit; events { } http { access_log off; ${paths.join(' ')}
     include ${join(folder, 'server.conf')}; }`,
  );
  const child: ChildProcess = spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr?.on('data', (text) => {
    said += String(text);
  });
  const close = () => {
    child.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    child.kill();
  };
  const url = `http://127.0.0.1:${port}`;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`nginx ended: ${said}`);
    const open = await fetch(url, { redirect: 'manual' }).catch(() => null);
    if (open) return { url, close };
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

export interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** Sends a request as it is, without following or decompressing the answer. */
export const ask = (address: string, { method = 'GET', headers = {}, body }: Asked = {}) =>
  new Promise<Answer>((resolve, reject) => {
    const { origin, hostname, port } = new URL(address);
    const path = address.slice(origin.length) || '/';
    const asked = request({ hostname, port, path, method, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(parts),
        }),
      );
      answer.on('error', reject);
    });
    asked.on('error', reject).end(body);
  });
