import type { BadgeProps } from '@parlour/ui';
import type { MessageKey, Translate } from '../i18n/use-t.ts';
import type { RecordFilter } from './RecordFilters.tsx';

/** Label of a code from the backend; statuses also have a tone. */
export interface CodeWord {
  readonly label: MessageKey;
  readonly tone?: NonNullable<BadgeProps['tone']>;
}

/** Known codes, in the order in which a filter lists them. The backend may send others too. */
export type CodeWords = ReadonlyMap<string, CodeWord>;

/** Returns the label of a code. An unknown code is shown unchanged, never left out. */
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
  /** The option that filters nothing out: "All types". */
  readonly all: string;
  readonly words: CodeWords;
  /** Codes of the visible rows, and the chosen one: unknown codes are also offered. */
  readonly codes: readonly string[];
  readonly value: string;
}

/** Makes a filter by code: every known code, and the unknown ones that occur. */
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

/** Makes the filter by the type of the rows: `type` in the state of the list. */
export const typeFilter = (
  t: Translate,
  words: CodeWords,
  rows: readonly { readonly type: string }[],
  value = '',
): RecordFilter =>
  codeFilter(t, {
    name: 'type',
    label: t('record.type'),
    all: t('records.allTypes'),
    words,
    codes: rows.map(({ type }) => type),
    value,
  });

/** Makes the filter by the status of the rows: `status` in the state of the list. */
export const statusFilter = (
  t: Translate,
  words: CodeWords,
  rows: readonly { readonly status: string }[],
  value = '',
): RecordFilter =>
  codeFilter(t, {
    name: 'status',
    label: t('record.status'),
    all: t('records.allStatuses'),
    words,
    codes: rows.map(({ status }) => status),
    value,
  });
