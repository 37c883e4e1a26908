import { SearchField } from '@parlour/ui/forms';
import { useEffect, useState } from 'react';
import { visibleText } from '../../shared/form/visible-text.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { useHandler } from '../../shared/parts/use-stable.ts';
import * as css from './DownlinesView.css.ts';

interface SearchBoxProps {
  readonly search: string;
  readonly onSearch: (text: string) => void;
}

/** Pause in typing before the backend is queried (debounce), in ms. */
const pause = 250;

/** Searches a name in the whole team. Typing does not re-render the page above (AGT-04). */
export function SearchBox({ search, onSearch }: SearchBoxProps) {
  const t = useT();
  const [typed, setTyped] = useState(search);
  const [last, setLast] = useState(search);
  if (last !== search) {
    setLast(search);
    // The search was cleared elsewhere. A trailing space does not count as another search.
    if (typed.trim() !== search.trim()) setTyped(search);
  }
  const send = useHandler(onSearch);
  useEffect(() => {
    const wanted = visibleText(typed).trim();
    if (wanted === search.trim()) return;
    const timer = setTimeout(() => send(wanted), pause);
    return () => clearTimeout(timer);
  }, [typed, search, send]);
  return (
    <SearchField
      compact
      className={css.search}
      label={t('team.search')}
      placeholder={t('team.search')}
      clearLabel={t('action.clear')}
      value={typed}
      onChange={setTyped}
    />
  );
}
