import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'rolldown/utils';

/** What built scripts load, in the order a page would load it. */
export interface Graph {
  /** Paths of the scripts, themselves among them. */
  readonly scripts: ReadonlySet<string>;
  /** Names of the style sheets. */
  readonly sheets: readonly string[];
}

/** Follows the imports of built scripts, the late ones too, inside their package. */
export function graphOf(scripts: readonly string[]): Graph {
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
  return { scripts: seen, sheets: [...sheets] };
}

function importsOf(script: string): readonly string[] {
  const { code, module } = parsed(script);
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

function parsed(script: string) {
  const code = readFileSync(script, 'utf8');
  return { code, module: parseSync(script, code).module };
}

/** Names that a built script exports, each with the script of the package it comes from. */
export function exportsOf(script: string): ReadonlyMap<string, string> {
  const { module } = parsed(script);
  const origins = new Map<string, string>();
  for (const { moduleRequest, entries } of module.staticImports) {
    for (const { localName } of entries) {
      origins.set(localName.value, join(dirname(script), moduleRequest.value));
    }
  }
  const exported = module.staticExports.flatMap(({ entries }) => entries);
  return new Map(
    exported.map(({ exportName, localName, moduleRequest }) => {
      const origin = moduleRequest
        ? join(dirname(script), moduleRequest.value)
        : origins.get(localName.name ?? '');
      return [exportName.name ?? '', origin ?? script];
    }),
  );
}
