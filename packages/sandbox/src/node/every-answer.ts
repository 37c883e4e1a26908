import type { IncomingMessage } from 'node:http';

/** What every answer is sent with, unless it says more itself; `deploy/every-answer.conf` says the same. */
const always: readonly (readonly [string, string])[] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
  // Games and services open in windows of their own, which cannot reach back.
  ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
];

/** Two years, with all hosts below. */
const strictTransport = 'max-age=63072000; includeSubDomains';

/** For what nobody is meant to open in a window: an error, JSON. */
const nothing = "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'";
/** For a picture that is opened by itself: it may only be drawn. */
const drawing = "default-src 'none';img-src data:;style-src 'unsafe-inline';sandbox";

const policyFor = (type: string): string | undefined => {
  if (type.startsWith('image/svg+xml')) return drawing;
  return /^(?:application\/json|text\/(?:html|plain))/.test(type) ? nothing : undefined;
};

/** Hashed files, pictures and what is made for partners: they may show what everybody may see. */
const isShared = /^\/(?:assets|art|embed\/(?:\d|site\.json))/;

/**
 * Adds the headers that no answer goes without to one that lacks them. HSTS is sent only where a proxy says that the
 * visitor came by https: this server itself speaks http.
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
  const shared = isShared.test(pathname) && status < 400;
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

/** The same for what cannot be read as a request, as bytes: nobody else answers it. */
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
