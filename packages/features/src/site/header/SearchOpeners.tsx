import { IconButton, SearchTrigger } from '@parlour/ui';
import { Search } from 'lucide-react';
import { useT } from '../../shared/i18n/use-t.ts';
import { useSearchKeys } from './use-search-keys.ts';

export interface SearchOpenerProps {
  readonly onSearch: () => void;
}

/** The search of desktops: looks like a box, opens the palette, by its keys on every width. */
export function SearchBox({ onSearch }: SearchOpenerProps) {
  const t = useT();
  useSearchKeys(onSearch);
  return (
    <SearchTrigger
      label={t('game.search')}
      shortcut="Ctrl K"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K /"
      onClick={() => onSearch()}
    />
  );
}

/** The search of phones: a sign in the slim row. */
export function SearchSign({ onSearch }: SearchOpenerProps) {
  const t = useT();
  return (
    <IconButton
      icon={Search}
      label={t('game.search')}
      aria-haspopup="dialog"
      onClick={() => onSearch()}
    />
  );
}
