import { exchange, type Fetch } from '@parlour/api-client/content';
import { type BrandInfo, brandInfo, defineBrand } from '@parlour/ui/theme';
import { brandCss, readBrand } from '@parlour/ui/theme/runtime';
import { inOwnFaces } from './fonts.ts';
import { addStyles } from './sheets.ts';

/** How long (ms) a brand file may take. */
const patience = 3_000;

interface Wearing {
  /** What an address of a file begins from: the origin of the site. */
  readonly origin: string;
  readonly fetch: Fetch;
}

/**
 * Puts the styles of a run-time brand (BRD-02) beside those of the elements: its file, or the address of it. A file that
 * does not come or is refused changes nothing: `null`.
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
    timeoutMs: patience,
    signal: undefined,
    request: (signal) => new Request(new URL(address, origin), { credentials: 'omit', signal }),
  });
  if (http !== 200) throw new Error(`The brand file answers ${http}`);
  return text;
}
