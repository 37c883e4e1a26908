import { defaultProfile } from '../../packages/api-client/src/transport/headers.ts';
import { profileOf, readHeaders } from '../../packages/features/src/shared/runtime/header-names.ts';

/** Names of headers in the calls of a site (API-03). */
interface CallHeaders {
  /** Of the token; empty: no call carries one. */
  readonly token: string;
  /** Of a read without a token, in the order of the alphabet. */
  readonly reads: readonly string[];
}

/** The names as the configuration of a site has them; a wrong entry counts as none, as it does in the page. */
export function callHeadersOf(config: unknown): CallHeaders {
  const names = readHeaders(Reflect.get(Object(config), 'headers')) ?? {};
  const profile = { ...defaultProfile, ...profileOf(names) };
  const { tokenHeader, deviceHeader, languageHeader, merchantHeader } = profile;
  return {
    token: tokenHeader,
    reads: ['Accept', deviceHeader, languageHeader, merchantHeader]
      .filter((name) => name !== '')
      .sort((a, b) => a.localeCompare(b, 'en')),
  };
}

/** `X-Token` → `$http_x_token`, as nginx names a header of a request. */
const variableOf = (header: string): string => `$http_${header.toLowerCase().replaceAll('-', '_')}`;

/**
 * What nginx has to know of them, as maps: `$parlour_token` is empty for a call that carries no token under either name,
 * and `$parlour_read_headers` lists what a page of a partner may send.
 */
export function callHeadersConf(config: unknown): string {
  const { token, reads } = callHeadersOf(config);
  const tokens = [...new Set(['Authorization', token])].filter((name) => name !== '');
  return [
    `map "${tokens.map(variableOf).join('')}" $parlour_token {`,
    '  default token;',
    '  "" "";',
    '}',
    'map $parlour_reader_methods $parlour_reader_headers {',
    '  default "";',
    `  GET "${reads.join(', ')}";`,
    '}',
    '',
  ].join('\n');
}
