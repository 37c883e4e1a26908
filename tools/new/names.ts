import { pictureNames } from '../checks/plain-names.ts';

/** One name in the ways files, code and texts write it. */
export interface Name {
  /** `saved-games`: folders, files that are no component, addresses in `package.json`. */
  readonly kebab: string;
  /** `SavedGames`: components and types. */
  readonly pascal: string;
  /** `savedGames`: values, keys of texts, operations. */
  readonly camel: string;
}

const written = {
  pascal: { form: /^[A-Z][a-z\d]+(?:[A-Z][a-z\d]+)*$/, example: 'SavedGames' },
  kebab: { form: /^[a-z][a-z\d]*(?:-[a-z][a-z\d]*)*$/, example: 'saved-games' },
} as const;

/** Words that no value may be called; `messages` is what a catalogue is called. */
const reserved = new Set(
  `arguments await break case catch class const continue debugger default delete do else enum eval export extends false
  finally for function if implements import in instanceof interface let messages new null package private protected
  public return static super switch this throw true try typeof undefined var void while with yield`.split(
    /\s+/,
  ),
);

/**
 * Reads a name as somebody typed it.
 *
 * @throws RangeError when it is written another way, is a word of the language, or says something in a picture.
 */
export function nameOf(text: string, way: keyof typeof written): Name {
  const { form, example } = written[way];
  if (!form.test(text)) {
    throw new RangeError(`"${text}" is not written as ${example}: letters a to z and digits.`);
  }
  const kebab = text.replaceAll(/(?<=.)[A-Z]/g, '-$&').toLowerCase();
  const pascal = kebab.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1);
  if (reserved.has(camel)) throw new RangeError(`"${text}" cannot be the name of a value.`);
  const [picture] = pictureNames(`${kebab}.ts`, '');
  if (picture !== undefined) {
    throw new RangeError(
      `"${picture.word}" is no name here: ${picture.instead} (docs/glossary.md).`,
    );
  }
  return { kebab, pascal, camel };
}
