import { globSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { withPlain } from '../story-index/plain.ts';

/** The states one list exports, and those that have a story. */
export interface StateCoverage {
  /** File of the states, from the root. */
  readonly file: string;
  /** Name of the exported list: `buttonStates`. */
  readonly list: string;
  readonly states: readonly string[];
  readonly shown: readonly string[];
}

/**
 * Compares every exported union of states with the stories made of it. Reads
 * types, not texts: a list that is computed counts as what it is.
 */
export function coverStates(root: string): readonly StateCoverage[] {
  const sources = globSync('packages/*/src/**/*.{states,stories}.{ts,tsx}', { cwd: root });
  const states = globSync('packages/*/src/**/states.{ts,tsx}', { cwd: root });
  const files = [...sources, ...states].filter(
    (file) => !/failing-fixtures|node_modules/.test(file),
  );
  const checker = programOf(root, files);
  const shown = new Map<ts.Symbol, Set<string>>();
  const lists = new Map<ts.Symbol, Omit<StateCoverage, 'shown'>>();
  for (const file of files) {
    const source = checker.program.getSourceFile(join(root, file));
    if (!source) continue;
    if (/\.stories\.tsx$/.test(file)) collectStories(source, checker.types, shown);
    else collectLists(source, checker.types, relative(root, source.fileName), lists);
  }
  return [...lists].map(([symbol, list]) => {
    const seen = shown.get(symbol) ?? new Set();
    return { ...list, shown: list.states.filter((state) => seen.has(state)) };
  });
}

function programOf(root: string, files: readonly string[]) {
  const configFile = join(root, 'tsconfig.json');
  const config = ts.readConfigFile(configFile, ts.sys.readFile).config;
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, dirname(configFile), {
    noEmit: true,
  });
  const names = files.map((file) => join(root, file));
  const host = ts.createCompilerHost(options);
  // Generated stories are read with the others.
  const readFile = host.readFile;
  host.readFile = (file) => {
    const text = readFile(file);
    return text !== undefined && file.endsWith('.stories.tsx') ? withPlain(text, file) : text;
  };
  const program = ts.createProgram(names, options, host);
  return { program, types: program.getTypeChecker() };
}

/** Every exported value with `ids` and `statesIn` is a list of states; the type of its IDs is the union. */
function collectLists(
  source: ts.SourceFile,
  types: ts.TypeChecker,
  file: string,
  lists: Map<ts.Symbol, Omit<StateCoverage, 'shown'>>,
): void {
  const module = types.getSymbolAtLocation(source);
  if (!module) return;
  for (const symbol of types.getExportsOfModule(module)) {
    if (!(symbol.flags & ts.SymbolFlags.Variable)) continue;
    const type = types.getTypeOfSymbol(symbol);
    const ids = type.getProperty('ids');
    if (!ids || !type.getProperty('statesIn')) continue;
    const element = types.getTypeOfSymbol(ids).getNumberIndexType();
    lists.set(symbol, { file, list: symbol.name, states: element ? literalsOf(element) : [] });
  }
}

/** `const story = storiesFor(C, states)` remembers the list; `export const X = story('id', …)` shows a state of it. */
function collectStories(
  source: ts.SourceFile,
  types: ts.TypeChecker,
  shown: Map<ts.Symbol, Set<string>>,
): void {
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const list = listOf(node.expression, types);
      const [id] = node.arguments;
      if (list && id && isExported(node)) {
        for (const state of literalsOf(types.getTypeAtLocation(id))) {
          shown.set(list, (shown.get(list) ?? new Set()).add(state));
        }
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
}

/** The list of states behind the maker a story is made by: a variable or a call of `storiesFor`. */
function listOf(maker: ts.Expression, types: ts.TypeChecker): ts.Symbol | undefined {
  if (ts.isCallExpression(maker)) {
    const [, states] = maker.arguments;
    return states && ts.isIdentifier(maker.expression) && maker.expression.text === 'storiesFor'
      ? resolved(states, types)
      : undefined;
  }
  if (!ts.isIdentifier(maker)) return undefined;
  const declared = types.getSymbolAtLocation(maker)?.valueDeclaration;
  return declared && ts.isVariableDeclaration(declared) && declared.initializer
    ? ts.isCallExpression(declared.initializer)
      ? listOf(declared.initializer, types)
      : undefined
    : undefined;
}

function resolved(node: ts.Expression, types: ts.TypeChecker): ts.Symbol | undefined {
  const symbol = types.getSymbolAtLocation(node);
  return symbol && symbol.flags & ts.SymbolFlags.Alias ? types.getAliasedSymbol(symbol) : symbol;
}

/** A story that stays in its file is none. */
function isExported(call: ts.CallExpression): boolean {
  let node: ts.Node = call;
  while (!ts.isSourceFile(node)) {
    if (ts.isVariableStatement(node)) {
      return node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
    }
    node = node.parent;
  }
  return false;
}

const literalsOf = (type: ts.Type): readonly string[] =>
  (type.isUnion() ? type.types : [type]).flatMap((part) =>
    part.isStringLiteral() ? part.value : [],
  );
