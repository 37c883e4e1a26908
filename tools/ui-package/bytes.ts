import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportsOf, graphOf } from './graph.ts';
import { libraryIn, type Weight, weigh } from './weigh.ts';

/** One export of the library with what it costs a page that uses nothing else of it. */
export interface ExportWeight extends Weight {
  /** As it is imported: `@parlour/ui/overlays`. */
  readonly subpath: string;
  readonly name: string;
  /** Parts that the export does not need and that came along. */
  readonly strangers: readonly string[];
}

/** Subpaths of the packed library that lead to scripts, with the script. */
export function exportsOfPackage(project: string): ReadonlyMap<string, string> {
  const library = libraryIn(project);
  const { exports }: { exports: Record<string, string | { default: string }> } = JSON.parse(
    readFileSync(join(library, 'package.json'), 'utf8'),
  );
  return new Map(
    Object.entries(exports).flatMap(([subpath, target]) =>
      typeof target === 'string'
        ? []
        : [[subpath.replace('.', '@parlour/ui'), join(library, target.default)] as const],
    ),
  );
}

/** One build for each export of each subpath. */
export async function weighExports(project: string): Promise<readonly ExportWeight[]> {
  const all = [...exportsOfPackage(project)].flatMap(([subpath, script]) =>
    // The base of a document is taken whole.
    subpath.endsWith('/styles')
      ? { subpath, name: '*', origin: script }
      : [...exportsOf(script)].map(([name, origin]) => ({ subpath, name, origin })),
  );
  const weighed: ExportWeight[] = [];
  // A few at a time: the bundler uses every core, and memory is not endless.
  for (let at = 0; at < all.length; at += 4) {
    weighed.push(
      ...(await Promise.all(
        all.slice(at, at + 4).map(async ({ subpath, name, origin }) => {
          const weight = await weigh(project, codeFor(name, subpath));
          return { ...weight, subpath, name, strangers: strangersOf(project, weight, origin) };
        }),
      )),
    );
  }
  return weighed.toSorted((a, b) => keyOf(a).localeCompare(keyOf(b), 'en'));
}

const codeFor = (name: string, subpath: string): string =>
  name === '*' ? `import '${subpath}';` : `export { ${name} } from '${subpath}';`;

function strangersOf(project: string, { parts }: Weight, origin: string): readonly string[] {
  const { scripts, sheets } = graphOf([origin]);
  const dist = join(libraryIn(project), 'dist');
  const known = new Set([...scripts, ...sheets.map((sheet) => join(dist, sheet))]);
  return parts.filter((part) => !known.has(part));
}

interface Named {
  readonly subpath: string;
  readonly name: string;
}
const keyOf = ({ subpath, name }: Named): string => `${subpath} ${name}`;

/** The table that is reviewed and committed: an export a line, JavaScript and styles in bytes. */
export const tableOf = (weights: readonly ExportWeight[]): string =>
  weights.map((weight) => `${keyOf(weight)} ${weight.js} ${weight.css}\n`).join('');

/** Bytes an export may grow by before somebody has to look: the noise of a compressor. */
export const tolerance = 64;

/** Bytes that a brand brings to an export that holds all of them: its seeds, or its colours. */
const perBrand = 400;

const holdsBrands = ({ parts }: Weight): boolean =>
  parts.some((part) => part.includes('/theme/brands/'));

/**
 * Where the costs of today are worse than the table that was reviewed, and where it is not true.
 * `furtherBrands` came after that review, and are no growth of the library.
 */
export function growth(
  reviewed: string,
  weights: readonly ExportWeight[],
  furtherBrands = 0,
): readonly string[] {
  const before = new Map(
    [...reviewed.matchAll(/^(\S+ \S+) (\d+) (\d+)$/gm)].map(([, key = '', js, css]) => [
      key,
      { js: Number(js), css: Number(css) },
    ]),
  );
  const today = new Set(weights.map(keyOf));
  return [
    ...weights.flatMap((weight) => {
      const was = before.get(keyOf(weight));
      if (!was) return `${keyOf(weight)} is new`;
      const js = weight.js - was.js;
      const css = weight.css - was.css;
      const allowed = tolerance + (holdsBrands(weight) ? furtherBrands * perBrand : 0);
      const grown = Math.max(js, css) > allowed || (was.css === 0 && css > 0);
      return grown ? `${keyOf(weight)}: ${js} bytes of JavaScript and ${css} of styles more` : [];
    }),
    ...[...before.keys()].filter((key) => !today.has(key)).map((key) => `${key} is gone`),
  ];
}
