import type { BrandSeed } from '@parlour/ui/theme';
import { readBrand } from '@parlour/ui/theme/runtime';

/** Encodes seeds for an address: letters, digits, `-` and `_` only. */
export function encodeSeeds({ $schema: _, ...seeds }: BrandSeed): string {
  const bytes = new TextEncoder().encode(JSON.stringify(seeds));
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/**
 * Decodes the seeds of a shared address and validates them like any other brand file. Returns null if they are invalid.
 */
export function decodeSeeds(code: string): BrandSeed | null {
  try {
    const binary = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (char) => char.codePointAt(0) ?? 0);
    const reading = readBrand(new TextDecoder().decode(bytes));
    return reading.ok ? reading.seeds : null;
  } catch {
    return null;
  }
}
