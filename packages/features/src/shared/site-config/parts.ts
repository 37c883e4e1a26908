import * as z from 'zod';

/** Says what an entry must be, in every case in which it is not. */
export const must = (be: string) => ({ error: `must be ${be}` });

/** A text of a shape. */
export const text = (shape: RegExp, be: string) => z.string(must(be)).regex(shape, must(be));

/** `true` or `false`. */
export const flag = () => z.boolean(must('true or false'));

/** One word of a list. */
export const word = <const Words extends readonly string[]>(words: Words) =>
  z.enum(words, must(words.map((one) => `"${one}"`).join(' or ')));

/** The tag of a language; whether the build has its texts is a question to the build. */
export const languageTag = () =>
  text(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/, 'the tag of a language, such as "bn"');

/** An address with https. */
export const httpsAddress = () =>
  text(/^https:\/\/[^\s/]\S*$/, 'an address that begins with `https://`').refine(
    URL.canParse,
    must('an address that begins with `https://`'),
  );

/** An address of a script: with https, or a path of the site. */
export const scriptAddress = () =>
  text(
    /^(?:https:\/\/[^\s/]\S*|\/(?!\/)\S*)$/,
    'an address that begins with `https://`, or a path of the site that begins with `/`',
  );

/** An object with these entries and no others. */
export const entries = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject(shape, must('an object, `{ … }`'));

/** A list of these. */
export const list = <Item extends z.core.SomeType>(item: Item) =>
  z.array(item, must('a list, `[ … ]`'));
