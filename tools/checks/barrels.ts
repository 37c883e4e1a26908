import type { GraphModule } from './touched.ts';

/** One statement that brings names from another file. */
interface Link {
  readonly specifier: string;
  /** The names; undefined for all of them. */
  readonly names?: readonly string[];
}

/**
 * The same graph without files that only re-export names (`index.ts`): an importer of a name gets
 * an edge to the file that declares it. Otherwise one export of a package would depend on
 * everything that uses another one.
 */
export function withoutBarrels(
  modules: readonly GraphModule[],
  textOf: (file: string) => string,
): readonly GraphModule[] {
  const bySource = new Map(modules.map((module) => [module.source, module]));
  const texts = new Map(modules.map(({ source }) => [source, withoutComments(textOf(source))]));
  const text = (file: string) => texts.get(file) ?? '';
  const isBarrel = (file: string) => onlyPassesOn(text(file));

  /** Names a file exports; undefined when its text does not show them. */
  const exported = (file: string): ReadonlySet<string> | undefined => {
    const names = new Set(ownExports(text(file)));
    for (const link of linksOf(text(file), 'export')) {
      if (link.names) {
        for (const name of link.names) names.add(name);
        continue;
      }
      const passed = exported(targetOf(file, link));
      if (!passed) return undefined;
      for (const name of passed) names.add(name);
    }
    return bySource.has(file) ? names : undefined;
  };
  const targetOf = (file: string, { specifier }: Link) =>
    bySource.get(file)?.specifiers.get(specifier) ?? specifier;

  /** Files behind a file that an importer of these names gets. */
  const behind = (file: string, names: readonly string[] | undefined): readonly string[] => {
    if (!isBarrel(file)) return [file];
    return linksOf(text(file), 'export').flatMap((link) => {
      const target = targetOf(file, link);
      if (!names) return behind(target, link.names);
      const offered = link.names ? new Set(link.names) : exported(target);
      const wanted = offered ? names.filter((name) => offered.has(name)) : names;
      return wanted.length > 0 ? behind(target, link.names ? undefined : wanted) : [];
    });
  };

  return modules.map((module) => {
    const { source, imports, specifiers } = module;
    if (isBarrel(source)) return module;
    const links = [...linksOf(text(source), 'import'), ...linksOf(text(source), 'export')];
    const through = imports.flatMap((file) => {
      if (!isBarrel(file)) return [file];
      const named = links.filter(({ specifier }) => specifiers.get(specifier) === file);
      // An import whose names are not in the text (`import()`) gets everything.
      if (named.length === 0) return behind(file, undefined);
      return named.flatMap(({ names }) => behind(file, names));
    });
    return { ...module, imports: [...new Set(through)] };
  });
}

const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '').trim();

/** Whether a file has nothing of its own. */
const onlyPassesOn = (text: string): boolean =>
  text !== '' && text.replace(statement('export'), '').trim() === '';

function statement(kind: 'import' | 'export'): RegExp {
  return new RegExp(`\\b${kind}\\s+(?:type\\s+)?([\\w\\s{},*$]*?)\\s*\\bfrom\\s+'([^']+)';?`, 'g');
}

function linksOf(text: string, kind: 'import' | 'export'): readonly Link[] {
  return [...text.matchAll(statement(kind))].map(([, what = '', specifier = '']) => {
    const [, list] = /^\{([\s\S]*)\}$/.exec(what.trim()) ?? [];
    if (list === undefined) return { specifier };
    // `type A as B`: importers of the barrel use B, the declaring file has A.
    const names = list.split(',').flatMap((part) => {
      const words = part
        .trim()
        .replace(/^type\s+/, '')
        .split(/\s+as\s+/);
      return (kind === 'export' ? words.at(-1) : words[0]) || [];
    });
    return { specifier, names };
  });
}

const ownExports = (text: string): readonly string[] =>
  [
    ...text.matchAll(
      /^export\s+(?:declare\s+)?(?:async\s+)?(?:const|let|function\*?|class|interface|type|enum)\s+(\w+)/gm,
    ),
  ].map(([, name = '']) => name);
