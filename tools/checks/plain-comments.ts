import ts from 'typescript';

/** Folders whose comments are held to `pictureWords`. */
export const folders: readonly string[] = [
  '.storybook',
  'apps/web',
  'packages/api-client/drift',
  'packages/api-client/generate',
  'packages/api-client/src',
  'packages/features/src',
  'packages/sandbox/src',
  'packages/ui/src',
  'tools',
];

/** Words that picture what a term would name, and what a comment says instead (docs/glossary.md). */
export const pictureWords: ReadonlyMap<string, string> = new Map([
  ['nobody', 'no caller, no member; or the verb in the passive'],
  ['stands', 'is, is shown'],
  ['stood', 'was, was shown'],
  ['told', 'called with, announced, listed'],
  ['wears', 'has, uses'],
  ['whoever', 'the caller, the component, the member'],
  ['worn', 'applied'],
]);

/** A word of `pictureWords` in a comment. */
export interface PictureWord {
  /** Line of the file, from 1. */
  readonly line: number;
  readonly word: string;
  readonly instead: string;
}

/**
 * The words of `pictureWords` in the comments of a file. Of a `*.docs.ts`, whose strings are the
 * guidelines in Storybook, every word counts.
 */
export function pictureComments(path: string, source: string): readonly PictureWord[] {
  if (wordsIn(source, 0).length === 0) return [];
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest);
  const found = path.endsWith('.docs.ts')
    ? wordsIn(source, 0)
    : commentsOf(file).flatMap(({ text, at }) => wordsIn(text, at));
  return found.map(({ word, at }) => ({
    line: file.getLineAndCharacterOfPosition(at).line + 1,
    word,
    instead: pictureWords.get(word) ?? '',
  }));
}

const anyWord = new RegExp(`\\b(?:${[...pictureWords.keys()].join('|')})\\b`, 'gi');

const wordsIn = (text: string, start: number) =>
  [...text.matchAll(anyWord)].map(({ 0: word, index }) => ({
    word: word.toLowerCase(),
    at: start + index,
  }));

/** What precedes each token is white space and comments; text inside of JSX has nothing before it. */
function commentsOf(file: ts.SourceFile): readonly { text: string; at: number }[] {
  const found: { text: string; at: number }[] = [];
  const visit = (node: ts.Node): void => {
    // JSDoc is a child of what it describes, and precedes it as well.
    const children = node.getChildren(file).filter((child) => !ts.isJSDoc(child));
    for (const child of children) visit(child);
    // An empty list has no token of its own: what is behind it belongs to the next one.
    if (children.length > 0 || node.pos === node.end) return;
    found.push({ text: file.text.slice(node.pos, node.getStart(file)), at: node.pos });
  };
  visit(file);
  return found;
}
