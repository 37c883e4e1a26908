import type { IncomingMessage } from 'node:http';
import { isSitePicture } from './site-files.ts';

/** Headers of every answer, unless it sets its own; `deploy/every-answer.conf` has the same list. */
const always: readonly (readonly [string, string])[] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
  // Games and services open in their own windows, which cannot access the opener.
  ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
];

/** Two years, with all hosts below. */
const strictTransport = 'max-age=63072000; includeSubDomains';

/** Policy for answers that are not opened in a window: an error, JSON. */
const nothing = "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'";
/** Policy for a picture that is opened on its own: the browser may only draw it. */
const drawing = "default-src 'none';img-src data:;style-src 'unsafe-inline';sandbox";

const policyFor = (type: string): string | undefined => {
  if (type.startsWith('image/svg+xml')) return drawing;
  return /^(?:application\/(?:json|xml|manifest)|text\/(?:html|plain))/.test(type)
    ? nothing
    : undefined;
};

/** Hashed files, pictures and files for partners: public content that other origins may show. */
const isShared = (pathname: string): boolean =>
  /^\/(?:assets|art|embed\/(?:\d|site\.json))/.test(pathname) || isSitePicture(pathname);

/**
 * Adds the headers of every answer where they are missing. Sends HSTS only when a proxy says that the visitor used
 * https: this server itself uses http.
 */
export function withEveryHeader(
  response: Response,
  pathname: string,
  { headers: asked }: Pick<IncomingMessage, 'headers'>,
): Response {
  const { headers, status } = response;
  const type = headers.get('Content-Type') ?? '';
  if (type === 'image/svg+xml') headers.set('Content-Type', `${type}; charset=utf-8`);
  const policy = policyFor(type);
  const shared = isShared(pathname) && status < 400;
  const added = [
    ...always,
    ...(policy ? [['Content-Security-Policy', policy] as const] : []),
    ['Cross-Origin-Resource-Policy', shared ? 'cross-origin' : 'same-origin'] as const,
    ['Cache-Control', 'no-store'] as const,
  ];
  for (const [name, value] of added) {
    if (!headers.has(name)) headers.set(name, value);
  }
  if (asked['x-forwarded-proto'] === 'https') {
    headers.set('Strict-Transport-Security', strictTransport);
  }
  return response;
}

/** The same headers for data that is no request, as raw HTTP text: no other code answers it. */
export function unreadable(code: string | undefined): string {
  const status =
    code === 'ERR_HTTP_REQUEST_TIMEOUT'
      ? '408 Request Timeout'
      : code === 'HPE_HEADER_OVERFLOW'
        ? '431 Request Header Fields Too Large'
        : '400 Bad Request';
  const rows = [
    ...always,
    ['Cache-Control', 'no-store'],
    ['Content-Length', '0'],
    ['Connection', 'close'],
  ];
  return `HTTP/1.1 ${status}\r\n${rows.map((row) => row.join(': ')).join('\r\n')}\r\n\r\n`;
}
