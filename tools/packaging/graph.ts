import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'rolldown/utils';

/**
 * Names of the style sheets that built scripts load, including dynamic imports, in the order in which a page would load
 * them.
 */
export function sheetsOf(scripts: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  const sheets = new Set<string>();
  const visit = (script: string) => {
    if (seen.has(script) || !existsSync(script)) return;
    seen.add(script);
    for (const name of importsOf(script)) {
      if (name.startsWith('#css/')) sheets.add(name.slice('#css/'.length));
      else if (name.startsWith('.')) visit(join(dirname(script), name));
    }
  };
  for (const script of scripts) visit(script);
  return [...sheets];
}

function importsOf(script: string): readonly string[] {
  const code = readFileSync(script, 'utf8');
  const { module } = parseSync(script, code);
  const first = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest ?? []),
    ),
  ].toSorted((a, b) => a.start - b.start);
  const late = module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
    code.slice(start + 1, end - 1),
  );
  return [...first.map(({ value }) => value), ...late];
}
