import * as z from 'zod';
import { httpsPattern, isDistinct } from '../runtime/config-lists.ts';

/** Says what an entry must be, in every case in which it is not. */
export const must = (be: string) => ({ error: `must be ${be}` });

/** A text of a shape. */
export const text = (shape: RegExp, be: string) => z.string(must(be)).regex(shape, must(be));

/** `true` or `false`. */
export const flag = () => z.boolean(must('true or false'));

/** One word of a list. */
export const word = <const Words extends readonly string[]>(words: Words) =>
  z.enum(words, must(orOf(words.map((one) => `"${one}"`))));

/** `a, b or c`. */
const orOf = (items: readonly string[]): string =>
  items.length < 2 ? items.join() : `${items.slice(0, -1).join(', ')} or ${items.at(-1)}`;

/** The tag of a language; whether the build has its texts is a question to the build. */
export const languageTag = () =>
  text(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/, 'the tag of a language, such as "bn"');

/** An address with https. */
export const httpsAddress = () =>
  text(httpsPattern, 'an address that begins with `https://`').refine(
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

/** A list of some of these names, in any order, each at most once. */
export const names = <const Names extends readonly string[]>(known: Names) =>
  list(word(known))
    .min(1, must('a list with at least one name'))
    .refine(isDistinct, must('a list without the same name twice'))
    .meta({ uniqueItems: true });
