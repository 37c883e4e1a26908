import type { BrandInfo } from '@parlour/ui/theme';
import { applyBrand } from '@parlour/ui/theme/runtime';

/** Longest time for a brand file to load, in ms. After it the site opens without the file. */
const timeoutMs = 3_000;

/**
 * Applies the brand of the configuration to the page (BRD-02). `source` is the brand file or its address. Returns the
 * information about the brand that may be shown. A file that cannot be loaded or is invalid changes nothing; the error
 * goes to `window.onerror`, where an operator's monitoring finds it.
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

/** Whether the text is a path of this site or an http(s) address. */
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
