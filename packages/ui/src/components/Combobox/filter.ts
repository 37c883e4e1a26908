/** One choice of a `Combobox`. */
export interface ComboboxOption {
  /** Unique in the list. `value` and `onChange` use it. */
  value: string;
  /** The text of the option, and of the box after it was chosen. */
  label: string;
  /** A second line in small text. */
  detail?: string | undefined;
  /** More words that find it, e.g. a code or the name in another language. */
  keywords?: readonly string[] | undefined;
  /** The option is listed but cannot be chosen. Default false. */
  disabled?: boolean | undefined;
}

/**
 * Returns the options whose label or keywords contain every typed word. Options that begin with it come first. Ignores
 * case, accents and the two spellings of Bengali letters with a nukta (one code point or two).
 */
export function filterOptions<Option extends ComboboxOption>(
  options: readonly Option[],
  typed: string,
): readonly Option[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return options;
  const found = options.flatMap((option) => {
    const label = plain(option.label);
    const all = [label, ...(option.keywords ?? []).map(plain)];
    if (!words.every((word) => all.some((text) => text.includes(word)))) return [];
    const first = words[0] ?? '';
    return [{ option, begins: all.some((text) => text.startsWith(first)) }];
  });
  return [...found.filter(({ begins }) => begins), ...found.filter(({ begins }) => !begins)].map(
    ({ option }) => option,
  );
}

/** Removes Latin accents. Keeps Bengali vowel signs and the nukta, because they make different words. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '')
    .toLowerCase()
    .trim();
