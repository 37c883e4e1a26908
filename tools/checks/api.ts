import { join } from 'node:path';
import ts from 'typescript';

const printer = ts.createPrinter({ removeComments: true });
const whole = ts.TypeFormatFlags.NoTruncation;

/** A longer type is written as the names of its properties. */
const longest = 600;

/**
 * Returns the public API of each entry of a package as text: one paragraph per export, with the props of a component
 * and the parameters of a function, without comments, in alphabetical order. A change of the text is a change of the
 * public API. A type that lists the exports of a module, such as `keyof typeof registry`, is written as its own name:
 * the entries of a registry are data, and one more is no change.
 */
export function apiOf(folder: string, entries: Entries): Readonly<Record<string, string>> {
  const files = Object.values(entries).map((file) => join(folder, file));
  return apiIn(programOf(join(folder, '../..'), files), folder, entries);
}

/** The entries of a package, each with its file. */
export type Entries = Readonly<Record<string, string>>;

/** Creates a program from the `tsconfig.json` of a project, with all of its files or only some. */
export function programOf(project: string, some?: readonly string[]): ts.Program {
  const read = ts.readConfigFile(join(project, 'tsconfig.json'), ts.sys.readFile);
  const { options, fileNames } = ts.parseJsonConfigFileContent(read.config, ts.sys, project);
  return ts.createProgram(some ?? fileNames, { ...options, noEmit: true });
}

/** The same as `apiOf`, for a program that exists already. */
export function apiIn(program: ts.Program, folder: string, entries: Entries) {
  const checker = program.getTypeChecker();
  const modules = Object.entries(entries).map(([entry, file]) => {
    const source = program.getSourceFile(join(folder, file));
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`${file} is no module.`);
    return { entry, exports: checker.getExportsOfModule(module) };
  });
  const lists = modules.flatMap(({ exports }) =>
    exports.flatMap((exported) => listedBy(exported, checker)),
  );
  const reader = { checker, lists };
  return Object.fromEntries(
    modules.map(({ entry, exports }) => {
      const paragraphs = exports.map((symbol) => paragraphOf(symbol, reader)).toSorted();
      return [entry, `${paragraphs.join('\n\n')}\n`];
    }),
  );
}

interface Reader {
  readonly checker: ts.TypeChecker;
  /** Unions that are written as their name. */
  readonly lists: readonly { readonly name: string; readonly union: string }[];
}

/** The union of `type Id = keyof typeof registry`, where the registry is a module. */
function listedBy(exported: ts.Symbol, checker: ts.TypeChecker): Reader['lists'] {
  const symbol = originOf(exported, checker);
  return (symbol.declarations ?? []).flatMap((node) => {
    if (!ts.isTypeAliasDeclaration(node) || !ts.isTypeOperatorNode(node.type)) return [];
    const { operator, type: of } = node.type;
    if (operator !== ts.SyntaxKind.KeyOfKeyword || !ts.isTypeQueryNode(of)) return [];
    const asked = checker.getSymbolAtLocation(of.exprName);
    const isModule = asked && originOf(asked, checker).flags & ts.SymbolFlags.ValueModule;
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    if (!isModule || !type.isUnion()) return [];
    const union = type.types.map((one) => checker.typeToString(one)).join(' | ');
    return [{ name: exported.name, union }];
  });
}

const originOf = (symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

const named = (text: string, { lists }: Reader): string =>
  lists.reduce(
    (told, { name, union }) => told.replaceAll(`(${union})`, name).replaceAll(union, name),
    text,
  );

function paragraphOf(exported: ts.Symbol, reader: Reader): string {
  const { checker } = reader;
  const symbol = originOf(exported, checker);
  const declarations = symbol.declarations ?? [];
  const types = declarations.filter(
    (node) => ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node),
  );
  if (types.length > 0) return types.map(printed).join('\n');
  const [declaration] = declarations;
  if (!declaration) return exported.name;
  const type = checker.getTypeOfSymbolAtLocation(symbol, declaration);
  const calls = type.getCallSignatures();
  if (calls.length > 0) {
    return calls.map((call) => exported.name + signatureOf(call, reader)).join('\n');
  }
  const text = named(checker.typeToString(type, undefined, whole), reader);
  if (text.length <= longest) return `${exported.name}: ${text}`;
  // The compiler adds a number that depends on the other files it has read: `__@iterator@317`.
  const names = type.getProperties().map(({ name }) => name.replace(/@\d+$/, ''));
  return `${exported.name}: { ${names.toSorted().join(', ')} }`;
}

/**
 * If the full signature is too long, for example because it lists all attributes of an element, uses the compiler's
 * shortened one.
 */
function signatureOf(call: ts.Signature, reader: Reader): string {
  const { checker } = reader;
  const text = named(checker.signatureToString(call, undefined, whole), reader);
  return text.length <= longest ? text : checker.signatureToString(call);
}

const printed = (node: ts.Node): string =>
  printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile());
