import { exchange, type Fetch } from '@parlour/api-client/content';
import { type BrandInfo, brandInfo, defineBrand } from '@parlour/ui/theme';
import { brandCss, readBrand } from '@parlour/ui/theme/runtime';
import { inOwnFaces } from './fonts.ts';
import { addStyles } from './sheets.ts';

/** Longest wait (ms) for a brand file. */
const timeoutMs = 3_000;

interface Wearing {
  /** The origin of the site, which resolves the URL of a file. */
  readonly origin: string;
  readonly fetch: Fetch;
}

/**
 * Adds the styles of a run-time brand (BRD-02) to those of the elements, from its file or its URL. If the file does
 * not load or is refused, nothing changes and the result is `null`.
 */
export async function wearBrand(source: unknown, from: Wearing): Promise<BrandInfo | null> {
  try {
    const reading = readBrand(typeof source === 'string' ? await load(source, from) : source);
    if (!reading.ok) return null;
    addStyles(inOwnFaces(brandCss(defineBrand(reading.seeds))));
    return brandInfo(reading.seeds);
  } catch {
    return null;
  }
}

async function load(address: string, { origin, fetch }: Wearing): Promise<string> {
  const { http, text } = await exchange({
    fetch,
    timeoutMs,
    signal: undefined,
    request: (signal) => new Request(new URL(address, origin), { credentials: 'omit', signal }),
  });
  if (http !== 200) throw new Error(`The brand file answers ${http}`);
  return text;
}
