/** In the fragment, which no server and no page that is linked to ever sees. */
const name = 'handover';

const code = /^[\w-]{16,128}$/;

/** An address of the site that carries a login there, once (EMB-01). */
export function withHandover(address: string, handover: string): string {
  const url = new URL(address);
  url.hash = new URLSearchParams({ [name]: handover }).toString();
  return url.href;
}

/** The code in the fragment of an address, or `null`; and the fragment without it. */
export function handoverIn(hash: string): { readonly code: string | null; readonly rest: string } {
  const parts = new URLSearchParams(hash.replace(/^#/, ''));
  const found = parts.get(name);
  if (found === null) return { code: null, rest: hash };
  return { code: code.test(found) ? found : null, rest: '' };
}
