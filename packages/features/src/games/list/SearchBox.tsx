import { SearchField } from '@parlour/ui/forms';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
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
  takesFocus = false,
}: {
  readonly label: string;
  readonly value: string;
  readonly onSearch: (name: string) => void;
  readonly compact: boolean;
  /** Focuses the field when it appears, after a press that asked for it. Default false. */
  readonly takesFocus?: boolean;
}) {
  const t = useT();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    if (searchOf(text) !== value) setText(value);
  }
  useLayoutEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
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
      ref={field}
      autoComplete="off"
      enterKeyHint="search"
      onChange={setText}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onSearch(searchOf(text));
      }}
    />
  );
}
