import { IconButton, SearchTrigger } from '@parlour/ui';
import { Search } from 'lucide-react';
import { useT } from '../../shared/i18n/use-t.ts';
import { useShortcutsOn } from '../../shared/shortcuts/use-shortcuts.ts';
import { useSearchKeys } from './use-search-keys.ts';

export interface SearchOpenerProps {
  readonly onSearch: () => void;
}

/**
 * The search button of desktops: looks like an input, and opens the palette. Its shortcut keys work at every width
 * (X-05).
 */
export function SearchBox({ onSearch }: SearchOpenerProps) {
  const t = useT();
  const hasSlash = useShortcutsOn();
  useSearchKeys(onSearch);
  return (
    <SearchTrigger
      label={t('game.search')}
      shortcut="Ctrl K"
      aria-haspopup="dialog"
      aria-keyshortcuts={hasSlash ? 'Control+K Meta+K /' : 'Control+K Meta+K'}
      onClick={() => onSearch()}
    />
  );
}

/** The search button of phones: an icon in the slim row. */
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
