import { brotliCompressSync, constants } from 'node:zlib';

/** The part of Vite's manifest that lists what loads with what. */
export interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly isDynamicEntry?: boolean;
  readonly css?: readonly string[];
}

export type Manifest = Readonly<Record<string, ManifestChunk>>;

/** Files a set of entries loads eagerly, without lazy imports. */
export function closure(manifest: Manifest, entries: readonly string[]) {
  const seen = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const entry of entries) visit(entry);
  const chunks = [...seen].flatMap((key) => manifest[key] ?? []);
  return {
    keys: seen,
    js: [...new Set(chunks.map(({ file }) => file).filter((file) => file.endsWith('.js')))],
    css: [...new Set(chunks.flatMap(({ css }) => css ?? []))],
  };
}

/** Bytes on the wire, as a server with brotli sends them. */
export function brotliSize(content: Buffer): number {
  return brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  }).length;
}

/** One line of the budget table. */
export interface Budget {
  readonly name: string;
  /** Brotli bytes allowed. */
  readonly limit: number;
  readonly actual: number;
}

/** Budgets that do not hold. */
export const overspent = (budgets: readonly Budget[]): readonly Budget[] =>
  budgets.filter(({ actual, limit }) => actual > limit);
