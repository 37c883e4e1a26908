import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { root } from '../lib/paths.ts';

const options: ts.CompilerOptions = {
  allowImportingTsExtensions: true,
  jsx: ts.JsxEmit.Preserve,
  module: ts.ModuleKind.ESNext,
  noLib: true,
  types: [],
};

/**
 * Creates a program of the packages' own files only. Comments of exports need no types of React or of the language, and
 * reading those would take most of the time. Generated files are left out, because the contract describes them.
 */
export function ownFilesOf(entries: readonly string[]): ts.Program {
  const host = ts.createCompilerHost(options);
  host.resolveModuleNameLiterals = (names, from) =>
    names.map(({ text }) => ({
      resolvedModule:
        /^\..*\.tsx?$/.test(text) && !text.includes('/generated/')
          ? {
              resolvedFileName: join(dirname(from), text),
              extension: text.endsWith('x') ? ts.Extension.Tsx : ts.Extension.Ts,
            }
          : undefined,
    }));
  return ts.createProgram([...entries], options, host);
}

/**
 * Returns the exports of entries that have no comment. The props `XProps` of a component `X` are described by the
 * component.
 */
export function bareExports(program: ts.Program, entries: readonly string[]): readonly string[] {
  const checker = program.getTypeChecker();
  const symbols = exportedFrom(checker, program, entries);
  const names = new Set([...symbols].map(({ name }) => name));
  return (
    [...symbols]
      .filter(({ name }) => !(name.endsWith('Props') && names.has(name.slice(0, -5))))
      .map((symbol) => ({ name: symbol.name, of: originOf(symbol, checker) }))
      // A module that is exported under a name has its own exports; the exports of another package are checked there.
      .filter(({ of }) => of.declarations && !(of.flags & ts.SymbolFlags.ValueModule))
      .filter(({ of }) => isBare(of, checker))
      .map(({ name, of }) => placed(of, name))
  );
}

/** Returns the properties of exported types of this project that have no comment. */
export function bareProperties(program: ts.Program, entries: readonly string[]): readonly string[] {
  const checker = program.getTypeChecker();
  const types = [...exportedFrom(checker, program, entries)]
    .map((symbol) => originOf(symbol, checker))
    .filter(({ flags }) => flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias));
  const bare = types.flatMap((symbol) => {
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    return (type.isUnion() ? type.types : [type])
      .filter((part) => part.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))
      .flatMap((part) => part.getProperties())
      .filter((property) => isOwn(property) && isBare(property, checker))
      .map((property) => placed(property, `${symbol.name}.${property.name}`));
  });
  return [...new Set(bare)];
}

function exportedFrom(checker: ts.TypeChecker, program: ts.Program, entries: readonly string[]) {
  const exported = entries.flatMap((entry) => {
    const source = program.getSourceFile(entry);
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`${entry} is no module.`);
    return checker.getExportsOfModule(module);
  });
  return [...new Map(exported.map((one) => [originOf(one, checker), one])).values()];
}

const originOf = (symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

const isBare = (symbol: ts.Symbol, checker: ts.TypeChecker): boolean =>
  ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim() === '';

/** Whether it is declared as a property of a type here, and not in a library. */
const isOwn = ({ declarations = [] }: ts.Symbol): boolean =>
  declarations.some(
    (node) =>
      (ts.isPropertySignature(node) || ts.isMethodSignature(node)) &&
      !node.getSourceFile().fileName.includes('/node_modules/'),
  );

function placed({ declarations: [first] = [] }: ts.Symbol, name: string): string {
  if (!first) return name;
  const source = first.getSourceFile();
  const { line } = source.getLineAndCharacterOfPosition(first.getStart());
  return `${relative(root, source.fileName)}:${line + 1} ${name}`;
}
