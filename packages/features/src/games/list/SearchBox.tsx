import { SearchField } from '@parlour/ui/forms';
import { useEffect, useState } from 'react';
import { visibleText } from '../../shared/form/visible-text.ts';
import { useT } from '../../shared/i18n/use-t.ts';

/** Debounce of the search after a key, in ms. */
const searchPause = 350;

/** The search text: only its visible characters. */
const searchOf = (typed: string): string => visibleText(typed).trim();

/** The search field. Shows the text at once, and searches after a pause or on Enter, only when it changed. */
export function SearchBox({
  label,
  value,
  onSearch,
  compact,
}: {
  readonly label: string;
  readonly value: string;
  readonly onSearch: (name: string) => void;
  readonly compact: boolean;
}) {
  const t = useT();
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    if (searchOf(text) !== value) setText(value);
  }
  useEffect(() => {
    const wanted = searchOf(text);
    if (wanted === value) return;
    const timer = setTimeout(() => onSearch(wanted), searchPause);
    return () => clearTimeout(timer);
  }, [text, value, onSearch]);
  return (
    <SearchField
      label={label}
      placeholder={label}
      clearLabel={t('action.clear')}
      value={text}
      compact={compact}
      autoComplete="off"
      enterKeyHint="search"
      onChange={setText}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onSearch(searchOf(text));
      }}
    />
  );
}
