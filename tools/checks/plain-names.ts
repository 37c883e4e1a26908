import { basename } from 'node:path';

/** Words that are no names here, and what is said instead (docs/glossary.md). */
export const replacements: ReadonlyMap<string, string> = new Map([
  ['appointment', 'scheduled event'],
  ['borrow', 'acquire'],
  ['chronicle', 'history builder'],
  ['desk', 'member account'],
  ['door', 'export, or the plain verb'],
  ['habits', 'demo profile'],
  ['happening', 'history event'],
  ['house', 'operator, repository'],
  ['keeper', 'persistence'],
  ['planted', 'failing fixture'],
  ['purse', 'reverse ledger'],
  ['seated', 'logged-in client'],
  ['sealed', 'encrypted'],
  ['seals', 'encryption'],
  ['sideways', 'scroll edges'],
  ['sitting', 'play session'],
  ['unseal', 'decrypt'],
  ['veil', 'overlay'],
  ['wardrobe', 'stylesheet cache'],
  ['wear', 'apply'],
  ['worn', 'applied'],
]);

const exported =
  /^export (?:default )?(?:abstract |async |declare )*(?:const|class|enum|function\*?|interface|let|type) ([\w$]+)/gm;

/** `toHTMLPage`, `to-html-page` and `ToHtmlPage` are the same three words. */
const wordsOf = (name: string): readonly string[] =>
  name
    .replaceAll(/([a-z\d])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$3-$2')
    .toLowerCase()
    .split(/[^a-z\d]+/);

/** A name that says something in a picture. */
export interface PictureName {
  readonly name: string;
  readonly word: string;
  readonly instead: string;
}

const judged = (name: string): readonly PictureName[] =>
  wordsOf(name).flatMap((word) => {
    const instead = replacements.get(word);
    return instead === undefined ? [] : [{ name, word, instead }];
  });

/** Names of a file and of what it exports that are made of words of `replacements`. */
export function pictureNames(path: string, source: string): readonly PictureName[] {
  const names = [...source.matchAll(exported)].map(([, name = '']) => name);
  return [basename(path).replace(/\..*$/, ''), ...names].flatMap(judged);
}
