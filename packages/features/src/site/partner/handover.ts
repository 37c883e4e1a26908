/** In the fragment, which is never sent to a server or to a linked page. */
const name = 'handover';

const code = /^[\w-]{16,128}$/;

/** An address of the site that transfers a login once (EMB-01). */
export function withHandover(address: string, handover: string): string {
  const url = new URL(address);
  url.hash = new URLSearchParams({ [name]: handover }).toString();
  return url.href;
}

/** Reads the code in the fragment of an address, or `null`; and the fragment without it. */
export function handoverIn(hash: string): { readonly code: string | null; readonly rest: string } {
  const parts = new URLSearchParams(hash.replace(/^#/, ''));
  const found = parts.get(name);
  if (found === null) return { code: null, rest: hash };
  return { code: code.test(found) ? found : null, rest: '' };
}
