/** One choice of a `Combobox`. */
export interface ComboboxOption {
  /** What `value` and `onChange` carry; unique in the list. */
  value: string;
  /** The text of the row, and of the box once it is chosen. */
  label: string;
  /** Second line in small text. */
  detail?: string | undefined;
  /** Further words it is found by: a code, the name in another language. */
  keywords?: readonly string[] | undefined;
  /** Stays in the list but cannot be chosen. Default false. */
  disabled?: boolean | undefined;
}

/**
 * Options whose label or keywords hold every typed word, those that begin with
 * it first. Case, accents and the two spellings of Bengali letters with a dot
 * (one code point or two) make no difference.
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

/** Latin accents go, Bengali vowel signs and the nukta stay: they make other words. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '')
    .toLowerCase()
    .trim();
