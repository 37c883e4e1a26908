import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { originsIn } from '../../packages/sandbox/src/http/partners.ts';
import { placeIn, tableOf } from '../prerender/places.ts';
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

/** nginx keeps a longer name in no table without a setting of `http`, but compares it as an expression. */
const longestName = 40;

/**
 * A host as a key of a map. A host of one word could be a word of nginx, such as `default`: a backslash before it says
 * that it is none, and nginx reads two of them as one.
 */
function keyOf(host: string): string {
  if (host.length > longestName) return `"~^${host.replaceAll('.', '\\.')}$"`;
  return host.includes('.') ? host : `\\\\${host}`;
}

/** Rows of the maps that choose a site of the build by host, and its first language. */
function hostRows(site: string): { readonly hosts: string; readonly languages: string } {
  const table = tableOf(site);
  if (!table) return { hosts: '  default "";', languages: '  default bn;' };
  const other = table.default === '' ? '""' : placeIn(table.default);
  const hosts = Object.entries(table.hosts).map(
    ([host, folder]) => `  ${keyOf(host)} ${placeIn(folder)};`,
  );
  const languages = Object.entries(table.languages).map(
    ([folder, tag]) => `  ${placeIn(folder)} ${tag};`,
  );
  return {
    hosts: [`  default ${other};`, ...hosts].join('\n'),
    languages: ['  default bn;', ...languages].join('\n'),
  };
}

/**
 * Fills in `deploy/nginx.conf.template` with the values of an operator and the hosts of the built folder. Include the
 * result in `http`, and print it again after a host was added or removed.
 */
export function nginxConfiguration(options: NginxOptions): string {
  const { site, backend, port, https, demo } = options;
  const partners = originsIn(options.partners ?? []);
  const { hosts, languages } = hostRows(site);
  const values: Readonly<Record<string, string>> = {
    PARLOUR_SITE: site,
    PARLOUR_BACKEND: backend,
    PARLOUR_CONF: deploy,
    PARLOUR_PORT: String(port),
    PARLOUR_HOSTS: hosts,
    PARLOUR_LANGUAGES: languages,
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
