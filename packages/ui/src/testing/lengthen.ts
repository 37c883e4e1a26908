/**
 * A text about 40 % longer, made of its own words, so that it keeps its script:
 * how a language with longer words would sit in the layout. Placeholders
 * (`{count}`) stay as they are, and what is no word (an amount, a time) too.
 */
export function lengthen(text: string): string {
  const words = text.replace(/\{\w+\}/g, '').trim();
  if (!/[\p{L}\p{M}]{2}/u.test(words)) return text;
  const letters = graphemes(words);
  const more = letters
    .slice(0, Math.ceil(letters.length * 0.4))
    .join('')
    .trim();
  // A single word grows by itself, so that nothing can hide the growth in a second line.
  return /\s/.test(words) ? `${text} ${more}` : `${text}${more}`;
}

/** Lengthens every text of a catalogue. */
export function lengthenAll<Key extends string>(
  texts: Readonly<Record<Key, string>>,
): Readonly<Record<Key, string>> {
  const long: Record<Key, string> = { ...texts };
  for (const key in long) long[key] = lengthen(long[key]);
  return long;
}

const segmenter = new Intl.Segmenter('bn', { granularity: 'grapheme' });

/** Letters as a reader sees them: a Bengali conjunct is never cut. */
const graphemes = (text: string): readonly string[] =>
  [...segmenter.segment(text)].map(({ segment }) => segment);
