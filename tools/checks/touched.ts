/** One file of the import graph: what it imports, by path from the root. */
export interface GraphModule {
  readonly source: string;
  readonly imports: readonly string[];
  /** The same by the specifiers in the file: `@parlour/ui`, `./Button.tsx`. */
  readonly specifiers: ReadonlyMap<string, string>;
}

/**
 * Files a change reaches through imports: the changed ones and everything that
 * imports one of them, at any distance, the nearest first.
 */
export function touchedBy(
  changed: readonly string[],
  modules: readonly GraphModule[],
): ReadonlySet<string> {
  const importers = new Map<string, string[]>();
  for (const { source, imports } of modules) {
    for (const file of imports) importers.set(file, [...(importers.get(file) ?? []), source]);
  }
  const touched = new Set(changed);
  // A set is walked in the order of its insertions, also of those made on the way.
  for (const file of touched)
    for (const importer of importers.get(file) ?? []) touched.add(importer);
  return touched;
}

/** The modules of dependency-cruiser's JSON; throws when it is something else. */
export function readGraph(json: string): readonly GraphModule[] {
  const { modules } = Object(JSON.parse(json));
  if (!Array.isArray(modules)) throw new Error('The import graph has an unknown form.');
  return modules.map((module) => {
    const parts = listOf(Object(module).dependencies).map(
      (part) => [String(Object(part).module), String(Object(part).resolved)] as const,
    );
    return {
      source: String(Object(module).source),
      imports: parts.map(([, file]) => file),
      specifiers: new Map(parts),
    };
  });
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
