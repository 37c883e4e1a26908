import { join } from 'node:path';
import ts from 'typescript';

const printer = ts.createPrinter({ removeComments: true });
const whole = ts.TypeFormatFlags.NoTruncation;

/** A type longer than this is told by the names of its properties. */
const longest = 600;

/**
 * What each entry of a package offers, as text: one paragraph per export, with the
 * props of a component and the parameters of a function, without comments, in
 * alphabetical order. Whoever changes it changes what others build on.
 */
export function apiOf(folder: string, entries: Readonly<Record<string, string>>) {
  const read = ts.readConfigFile(join(folder, '../../tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(read.config, ts.sys, join(folder, '../..'));
  const files = Object.values(entries).map((file) => join(folder, file));
  const program = ts.createProgram(files, { ...options, noEmit: true });
  const checker = program.getTypeChecker();
  return Object.fromEntries(
    Object.entries(entries).map(([entry, file]) => {
      const source = program.getSourceFile(join(folder, file));
      const module = source && checker.getSymbolAtLocation(source);
      if (!module) throw new Error(`${file} is no module.`);
      const exports = checker.getExportsOfModule(module);
      const paragraphs = exports.map((symbol) => paragraphOf(symbol, checker)).toSorted();
      return [entry, `${paragraphs.join('\n\n')}\n`];
    }),
  );
}

function paragraphOf(exported: ts.Symbol, checker: ts.TypeChecker): string {
  const isAlias = (exported.flags & ts.SymbolFlags.Alias) !== 0;
  const symbol = isAlias ? checker.getAliasedSymbol(exported) : exported;
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
    return calls.map((call) => exported.name + signatureOf(call, checker)).join('\n');
  }
  const text = checker.typeToString(type, undefined, whole);
  if (text.length <= longest) return `${exported.name}: ${text}`;
  // The compiler numbers symbols by what else it has read: `__@iterator@317`.
  const names = type.getProperties().map(({ name }) => name.replace(/@\d+$/, ''));
  return `${exported.name}: { ${names.toSorted().join(', ')} }`;
}

/** A result that spells out an element with all its attributes is cut by the compiler. */
function signatureOf(call: ts.Signature, checker: ts.TypeChecker): string {
  const text = checker.signatureToString(call, undefined, whole);
  return text.length <= longest ? text : checker.signatureToString(call);
}

const printed = (node: ts.Node): string =>
  printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile());
