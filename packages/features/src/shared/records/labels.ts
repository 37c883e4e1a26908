import type { BadgeProps } from '@parlour/ui';
import type { MessageKey, Translate } from '../i18n/use-t.ts';
import type { RecordFilter } from './RecordFilters.tsx';

/** A code of the backend in words; statuses have a tone. */
export interface CodeWord {
  readonly label: MessageKey;
  readonly tone?: NonNullable<BadgeProps['tone']>;
}

/** Known codes, in the order a filter offers them. The lists of the contract are open. */
export type CodeWords = ReadonlyMap<string, CodeWord>;

/** Label of a code; an unknown one is shown as it came, never left out. */
export function labelOf(words: CodeWords, code: string, t: Translate): string {
  const word = words.get(code);
  return word ? t(word.label) : code;
}

/** How a site writes times and money. */
export interface SiteWriting {
  readonly symbol: string;
  readonly timeZone: string;
}

interface Offered {
  readonly name: string;
  readonly label: string;
  /** The choice that leaves nothing out: "All types". */
  readonly all: string;
  readonly words: CodeWords;
  /** Codes of the rows that are shown, and the one that is chosen: unknown ones are offered too. */
  readonly codes: readonly string[];
  readonly value: string;
}

/** A filter by code: every known code, and the unknown ones that occur. */
export function codeFilter(t: Translate, offered: Offered): RecordFilter {
  const { name, label, all, words, codes, value } = offered;
  const known = [...words.keys()];
  const more = [...new Set([...codes, value])].filter((code) => code !== '' && !words.has(code));
  return {
    name,
    label,
    value,
    options: [
      { value: '', label: all },
      ...[...known, ...more.sort()].map((code) => ({
        value: code,
        label: labelOf(words, code, t),
      })),
    ],
  };
}
