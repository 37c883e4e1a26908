import { SearchField } from '@parlour/ui/forms';
import { type FormEvent, useEffect, useState } from 'react';
import { useT } from '../i18n/use-t.ts';
import * as css from './records.css.ts';

/** A filter that takes text: part of a user name. */
export interface RecordSearch {
  /** Name of the filter in the address and in the request. */
  readonly name: string;
  readonly label: string;
  /** `''` if nothing is filtered out. */
  readonly value: string;
}

interface RecordSearchBoxProps {
  readonly search: RecordSearch;
  readonly onSearch: (name: string, value: string) => void;
}

/** Sends the search with Enter, not with every key, because each search reads all records of the range. */
export function RecordSearchBox({ search, onSearch }: RecordSearchBoxProps) {
  const { name, label, value } = search;
  const t = useT();
  const [draft, setDraft] = useState(value);
  useEffect(() => setDraft(value), [value]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const wanted = draft.trim();
    if (wanted !== value) onSearch(name, wanted);
  };
  return (
    <form className={css.search} onSubmit={send}>
      <SearchField
        compact
        label={label}
        name={name}
        maxLength={64}
        placeholder={label}
        value={draft}
        clearLabel={t('empty.search.action')}
        onChange={(text) => {
          setDraft(text);
          // An emptied field ends the search at once.
          if (text === '' && value !== '') onSearch(name, '');
        }}
      />
    </form>
  );
}
