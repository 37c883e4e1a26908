/**
 * Returns a text about 40 % longer, made of its own words in the same script. It shows how a language with longer
 * words would fit into the layout. Placeholders (`{count}`) stay the same, and so does a text without words (an
 * amount, a time).
 */
export function lengthen(text: string): string {
  const words = text.replace(/\{\w+\}/g, '').trim();
  if (!/[\p{L}\p{M}]{2}/u.test(words)) return text;
  const letters = graphemes(words);
  const more = letters
    .slice(0, Math.ceil(letters.length * 0.4))
    .join('')
    .trim();
  // A single word becomes longer without a space, so that it cannot wrap to a second line.
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

/** Splits a text into letters as a reader sees them, so that a Bengali conjunct is never cut. */
const graphemes = (text: string): readonly string[] =>
  [...segmenter.segment(text)].map(({ segment }) => segment);
