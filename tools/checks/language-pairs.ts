import ts from 'typescript';

/**
 * Types that name Bengali and English one by one: `{ bn: string; en: string }`. A text that comes in languages is a
 * `Record` of a list of them, so that one more language is one more word in that list (I18-01). Lines, from 1.
 */
export function languagePairs(path: string, source: string): readonly number[] {
  // Parsing every file would take most of the time of the check.
  if (!/\bbn\b/.test(source)) return [];
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, false, kind);
  const lines: number[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeLiteralNode(node) || ts.isInterfaceDeclaration(node)) {
      const names = new Set(node.members.map(({ name }) => nameOf(name)));
      if (names.has('bn') && names.has('en')) {
        lines.push(file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return lines;
}

const nameOf = (name: ts.PropertyName | undefined): string | undefined =>
  name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : undefined;
