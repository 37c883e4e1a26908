import { defaultProfile } from '../../packages/api-client/src/transport/headers.ts';
import { profileOf, readHeaders } from '../../packages/features/src/shared/runtime/header-names.ts';

/** Names of the headers in the calls of a site (API-03). */
interface CallHeaders {
  /** Header of the token; empty if no call has one. */
  readonly token: string;
  /** Header of the language. */
  readonly language: string;
  /** Headers of a read without a token, in alphabetical order. */
  readonly reads: readonly string[];
}

/** Reads the names from the configuration of a site. As in the page, an invalid entry counts as none. */
export function callHeadersOf(config: unknown): CallHeaders {
  const names = readHeaders(Reflect.get(Object(config), 'headers')) ?? {};
  const profile = { ...defaultProfile, ...profileOf(names) };
  const { tokenHeader, deviceHeader, languageHeader, merchantHeader } = profile;
  return {
    token: tokenHeader,
    language: languageHeader,
    reads: ['Accept', deviceHeader, languageHeader, merchantHeader]
      .filter((name) => name !== '')
      .sort((a, b) => a.localeCompare(b, 'en')),
  };
}

/** Converts `X-Token` to `$http_x_token`, as nginx names a request header. */
const variableOf = (header: string): string => `$http_${header.toLowerCase().replaceAll('-', '_')}`;

/** A site of a build: its place (`/.documents/…`, empty for the only one) and its configuration. */
export interface PlacedConfig {
  readonly place: string;
  readonly config: unknown;
}

/**
 * Writes maps for nginx: `$parlour_token` is empty for a call without a token under any name, and
 * `$parlour_read_headers` lists the headers that a partner's page may send to the site. A token of one site counts for
 * all: an answer to it is never shared.
 */
export function callHeadersConf(config: unknown, others: readonly PlacedConfig[] = []): string {
  const { token, reads } = callHeadersOf(config);
  const further = others.map((other) => ({ ...other, ...callHeadersOf(other.config) }));
  const tokens = [...new Set(['Authorization', token, ...further.map((other) => other.token)])];
  const variables = tokens.filter((name) => name !== '').map(variableOf);
  return [
    `map "${variables.join('')}" $parlour_token {`,
    '  default token;',
    '  "" "";',
    '}',
    'map $parlour_place $parlour_site_headers {',
    `  default "${reads.join(', ')}";`,
    ...further.map((other) => `  ${other.place} "${other.reads.join(', ')}";`),
    '}',
    'map $parlour_reader_methods $parlour_reader_headers {',
    '  default "";',
    '  GET $parlour_site_headers;',
    '}',
    '',
  ].join('\n');
}
