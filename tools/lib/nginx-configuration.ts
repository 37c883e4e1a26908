import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.ts';

/** What an operator decides about nginx in front of a site. */
export interface NginxOptions {
  /** Folder of the built site. */
  readonly site: string;
  /** Address of the backend: `http://host:port`. */
  readonly backend: string;
  /** Where nginx listens. */
  readonly port: number;
  /** TLS ends in front of this server, so visitors come by https. Default: only where nginx itself speaks it. */
  readonly https?: boolean;
  /** Forwards `/sandbox/…`, where the reference backend shows everybody's codes. Default: it is 404. */
  readonly demo?: boolean;
}

const deploy = join(root, 'deploy');

/** `deploy/nginx.conf.template` with the values of an operator, to be included in `http`. */
export function nginxConfiguration({ site, backend, port, https, demo }: NginxOptions): string {
  const values: Readonly<Record<string, string>> = {
    PARLOUR_SITE: site,
    PARLOUR_BACKEND: backend,
    PARLOUR_CONF: deploy,
    PARLOUR_PORT: String(port),
    PARLOUR_HTTPS: https ? 'on' : 'off',
    PARLOUR_DEMO: demo ? 'on' : 'off',
  };
  return readFileSync(join(deploy, 'nginx.conf.template'), 'utf8').replaceAll(
    /\$\{(PARLOUR_\w+)\}/g,
    (_, name: string) => values[name] ?? '',
  );
}
