import type { BrandInfo } from '@parlour/ui/theme';
import { applyBrand } from '@parlour/ui/theme/runtime';

/** Longest time for a brand file to load, in ms; after it the site opens without. */
const timeoutMs = 3_000;

/**
 * Puts the page into the brand of the configuration (BRD-02): its file, or the address of one.
 * Answers what may be shown of it. A file that does not come or is refused changes nothing; the
 * reasons go to `window.onerror`, where an operator's monitoring finds them.
 */
export async function applyBrandFile(source: unknown): Promise<BrandInfo | undefined> {
  try {
    const file = typeof source === 'string' ? await load(source) : source;
    return applyBrand(file, document.documentElement).info;
  } catch (error) {
    globalThis.reportError?.(error);
    return undefined;
  }
}

/** A path of the site, or a host of its own. */
const isAddress = (text: string): boolean => /^(?:https?:\/)?\/\S+$/.test(text);

async function load(address: string): Promise<string> {
  if (!isAddress(address)) throw new Error(`No address of a brand file: ${address}`);
  const gone = new AbortController();
  const timer = setTimeout(() => gone.abort(), timeoutMs);
  try {
    const answer = await fetch(address, { signal: gone.signal });
    if (!answer.ok) throw new Error(`The brand file answers ${answer.status}`);
    return await answer.text();
  } catch (cause) {
    throw new Error(`No brand file at ${address}`, { cause });
  } finally {
    clearTimeout(timer);
  }
}
