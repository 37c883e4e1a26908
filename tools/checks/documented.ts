import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { root } from '../lib/paths.ts';

/** Something others read about: an export, or a property of a type that is part of one. */
export interface Documented {
  /** `Button`, or `ButtonProps.tone`. */
  readonly name: string;
  /** Path from the top of the repository, and line. */
  readonly at: string;
  readonly hasComment: boolean;
}

const options: ts.CompilerOptions = {
  allowImportingTsExtensions: true,
  jsx: ts.JsxEmit.Preserve,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  noLib: true,
  target: ts.ScriptTarget.ES2023,
  types: [],
};

/**
 * The own files of a package behind its entries, and nothing else: comments need no types of
 * React or the language, and reading those would take most of the time. Generated files are
 * described by the contract they come from.
 */
export function programOf(entries: readonly string[]): ts.Program {
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

/** Every export of the entries. The props of a component, `XProps` beside `X`, are described by the component. */
export function exportsOf(program: ts.Program, entries: readonly string[]): readonly Documented[] {
  const symbols = exportedFrom(program, entries);
  return [...symbols]
    .filter(([, { name }]) => !(name.endsWith('Props') && hasName(symbols, name.slice(0, -5))))
    .flatMap(([symbol, { name }]) => {
      const [first] = symbol.declarations ?? [];
      return first ? [{ ...placed(first, name), hasComment: isDescribed(symbol) }] : [];
    });
}

/**
 * Every property of the object types that the exports are made of, at any distance inside the
 * package: exported or not, inherited or crossed with others, as the parameter of a component. An
 * object type written inline is described by its property.
 */
export function propertiesOf(
  program: ts.Program,
  entries: readonly string[],
): readonly Documented[] {
  const checker = program.getTypeChecker();
  const seen = new Set<ts.Node>();
  const found: Documented[] = [];

  const visitSymbol = (symbol: ts.Symbol, name: string) => {
    for (const declaration of symbol.declarations ?? []) visit(declaration, name);
  };

  function visit(node: ts.Node, name: string): void {
    if (seen.has(node)) return;
    seen.add(node);
    if (ts.isPropertySignature(node) || ts.isMethodSignature(node)) {
      const key = ts.isStringLiteral(node.name) ? node.name.text : node.name.getText();
      found.push({ ...placed(node, `${name}.${key}`), hasComment: hasText(node) });
      if (ts.isPropertySignature(node)) visitNamed(node.type, name);
    } else if (ts.isTypeReferenceNode(node) || ts.isExpressionWithTypeArguments(node)) {
      visitNamed(node, name);
    } else if (ts.isVariableDeclaration(node)) {
      if (node.initializer && ts.isArrowFunction(node.initializer)) visit(node.initializer, name);
    } else if (ts.isFunctionDeclaration(node) || ts.isArrowFunction(node)) {
      for (const { type } of node.parameters) if (type) visit(type, name);
    } else if (isOfTypes(node)) {
      ts.forEachChild(node, (child) => visit(child, name));
    }
  }

  /** The types a type names; objects written in place are left out. */
  function visitNamed(node: ts.Node | undefined, name: string): void {
    if (!node || ts.isTypeLiteralNode(node) || ts.isFunctionTypeNode(node)) return;
    if (ts.isTypeReferenceNode(node) || ts.isExpressionWithTypeArguments(node)) {
      const named = ts.isTypeReferenceNode(node) ? node.typeName : node.expression;
      const symbol = checker.getSymbolAtLocation(named);
      if (symbol) visitSymbol(target(symbol, checker), named.getText());
      for (const argument of node.typeArguments ?? []) visit(argument, name);
    } else {
      ts.forEachChild(node, (child) => visitNamed(child, name));
    }
  }

  for (const [symbol, { name }] of exportedFrom(program, entries)) visitSymbol(symbol, name);
  return found;
}

type Exported = ReadonlyMap<ts.Symbol, { readonly name: string }>;

function exportedFrom(program: ts.Program, entries: readonly string[]): Exported {
  const checker = program.getTypeChecker();
  const exported = entries.flatMap((entry) => {
    const source = program.getSourceFile(entry);
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`${entry} is no module.`);
    return checker.getExportsOfModule(module);
  });
  return new Map(exported.map((symbol) => [target(symbol, checker), { name: symbol.name }]));
}

const hasName = (symbols: Exported, name: string): boolean =>
  [...symbols.values()].some((symbol) => symbol.name === name);

const target = (symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

const isOfTypes = (node: ts.Node): boolean =>
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isHeritageClause(node) ||
  ts.isTypeLiteralNode(node) ||
  ts.isIntersectionTypeNode(node) ||
  ts.isUnionTypeNode(node) ||
  ts.isArrayTypeNode(node) ||
  ts.isTypeOperatorNode(node) ||
  ts.isParenthesizedTypeNode(node);

/** A value and a type of one name are one thing. A module given a name has exports of its own. */
const isDescribed = ({ declarations = [] }: ts.Symbol): boolean =>
  declarations.some((node) => ts.isSourceFile(node) || hasText(node));

const hasText = (node: ts.Node): boolean =>
  ts
    .getJSDocCommentsAndTags(node)
    .some((part) => ts.isJSDoc(part) && ts.getTextOfJSDocComment(part.comment)?.trim());

function placed(node: ts.Node, name: string) {
  const source = node.getSourceFile();
  const { line } = source.getLineAndCharacterOfPosition(node.getStart());
  return { name, at: `${relative(root, source.fileName)}:${line + 1}` };
}
