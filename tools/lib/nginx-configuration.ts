import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { originsIn } from '../../packages/sandbox/src/http/partners.ts';
import { root } from './paths.ts';

/** The settings of an operator for nginx in front of a site. */
export interface NginxOptions {
  /** Folder of the built site. */
  readonly site: string;
  /** Address of the backend: `http://host:port`. */
  readonly backend: string;
  /** The port on which nginx listens. */
  readonly port: number;
  /** TLS ends in front of this server, so visitors use https. Default: only if nginx itself handles TLS. */
  readonly https?: boolean;
  /** Forwards `/sandbox/…`, where the reference backend shows the codes of every account. Default: 404. */
  readonly demo?: boolean;
  /**
   * Origins (`https://news.example`) whose pages may read public answers and frame the account widgets. Default: none.
   * An invalid origin throws.
   */
  readonly partners?: readonly string[];
}

const deploy = join(root, 'deploy');

/** Fills in `deploy/nginx.conf.template` with the values of an operator. Include the result in `http`. */
export function nginxConfiguration(options: NginxOptions): string {
  const { site, backend, port, https, demo } = options;
  const partners = originsIn(options.partners ?? []);
  const values: Readonly<Record<string, string>> = {
    PARLOUR_SITE: site,
    PARLOUR_BACKEND: backend,
    PARLOUR_CONF: deploy,
    PARLOUR_PORT: String(port),
    PARLOUR_HTTPS: https ? 'on' : 'off',
    PARLOUR_DEMO: demo ? 'on' : 'off',
    PARLOUR_PARTNERS: partners.map((origin) => `  "${origin}" "${origin}";`).join('\n'),
    PARLOUR_ANCESTORS: partners.length > 0 ? partners.join(' ') : "'none'",
    PARLOUR_PARTNERS_ANY: partners.length > 0 ? 'on' : 'off',
  };
  return readFileSync(join(deploy, 'nginx.conf.template'), 'utf8').replaceAll(
    /\$\{(PARLOUR_\w+)\}/g,
    (_, name: string) => values[name] ?? '',
  );
}
