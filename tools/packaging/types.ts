import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { builtName } from './scripts.ts';

/** Converts `./Button.css.ts` to its name in the built package. */
const spelled = (specifier: string): string =>
  specifier.startsWith('.') && /\.(?:tsx?|json)$/.test(specifier)
    ? `${builtName(specifier.replace(/\.tsx?$/, ''))}.js`
    : specifier;

/**
 * Builds the types of a package's entries: a `.d.ts` for each module they import, with the names of the built files in
 * its imports. Throws on a type error.
 */
export function buildTypes(folder: string, entries: readonly string[], out: string): void {
  const source = join(folder, 'src');
  const read = ts.readConfigFile(join(folder, '../../tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(read.config, ts.sys, join(folder, '../..'));
  const roots = entries.map((entry) => join(folder, entry));
  const program = ts.createProgram(roots, {
    ...options,
    types: [],
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: source,
    outDir: out,
  });
  const printed = new Map<string, string>();
  const { diagnostics } = program.emit(
    undefined,
    (file, text) => printed.set(renamed(file), text),
    undefined,
    true,
    {
      afterDeclarations: [
        (context) => (node) =>
          ts.isSourceFile(node) ? ts.visitEachChild(node, visitor(context), context) : node,
      ],
    },
  );
  const problems = [...program.getSemanticDiagnostics(), ...diagnostics];
  if (problems.length > 0) throw new Error(ts.formatDiagnostics(problems, host(folder)));

  for (const [file, text] of dataTypes(program)) {
    printed.set(join(out, relative(source, file)), text);
  }
  for (const file of reachable(
    roots.map((root) => renamed(join(out, relative(source, root).replace(/\.tsx?$/, '.d.ts')))),
    printed,
  )) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, printed.get(file) ?? '');
  }
}

const renamed = (file: string): string => `${builtName(file.replace(/\.d\.ts$/, ''))}.d.ts`;

const host = (folder: string): ts.FormatDiagnosticsHost => ({
  getCurrentDirectory: () => folder,
  getCanonicalFileName: (name) => name,
  getNewLine: () => '\n',
});

/** Rewrites the module names of a declaration file. Removes an import without names, because it declares nothing. */
const visitor = (context: ts.TransformationContext): ts.Visitor => {
  const visit: ts.Visitor = (node) => {
    if (ts.isImportDeclaration(node) && !node.importClause) return undefined;
    // The data has become a script.
    if (ts.isImportAttributes(node)) return undefined;
    const isName = ts.isStringLiteral(node) && spelled(node.text) !== node.text;
    return isName
      ? context.factory.createStringLiteral(spelled(node.text), true)
      : ts.visitEachChild(node, visit, context);
  };
  return visit;
};

/** Types of the JSON files of a program, by the path of their `.d.ts` beside them. */
const dataTypes = (program: ts.Program): readonly (readonly [string, string])[] =>
  program.getSourceFiles().flatMap(({ fileName, statements: [statement] }) => {
    if (!fileName.endsWith('.json') || !statement || !ts.isExpressionStatement(statement))
      return [];
    const checker = program.getTypeChecker();
    const type = checker.getTypeAtLocation(statement.expression);
    const text = `declare const data: ${checker.typeToString(type, undefined, whole)};\n`;
    return [[`${builtName(fileName)}.d.ts`, `${text}export default data;\n`] as const];
  });

const whole = ts.TypeFormatFlags.NoTruncation;

/** The given files and all files they import. */
function reachable(
  roots: readonly string[],
  texts: ReadonlyMap<string, string>,
): ReadonlySet<string> {
  const seen = new Set<string>();
  const visit = (file: string) => {
    const text = texts.get(file);
    if (text === undefined || seen.has(file)) return;
    seen.add(file);
    for (const name of importedBy(text)) {
      if (name.startsWith('.')) visit(join(dirname(file), name.replace(/\.js$/, '.d.ts')));
    }
  };
  for (const root of roots) visit(root);
  return seen;
}

/**
 * The names of all modules a declaration file refers to. It reads the syntax tree, because `ts.preProcessFile` leaves out
 * `export * as name from`.
 */
export function importedBy(text: string): readonly string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    const name = moduleName(node);
    if (name && ts.isStringLiteral(name)) names.push(name.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('module.d.ts', text, ts.ScriptTarget.Latest));
  return names;
}

function moduleName(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
    return node.argument.literal;
  return undefined;
}
