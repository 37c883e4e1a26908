import { Button, IconButton } from '@parlour/ui';
import { Bookmark, Keyboard } from 'lucide-react';
import { useRef, useState } from 'react';
import { useT } from '../i18n/use-t.ts';
import { lazyPart } from '../lazy/lazy-part.tsx';
import { useMember } from '../runtime/runtime.tsx';
import type { ViewedList } from '../saved-views/saved-views.ts';
import { WindowPlace } from '../shell/WindowPlace.tsx';
import type { ShownShortcut } from '../shortcuts/ShortcutsWindow.tsx';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';

const SavedViews = lazyPart(() => import('../saved-views/SavedViews.tsx'));
const Shortcuts = lazyPart(() => import('../shortcuts/Shortcuts.tsx'));

export interface ListExtrasProps {
  /** Name under which the views of the list are saved. */
  readonly name: string;
  /** What a saved view keeps. */
  readonly list: ViewedList;
  readonly hasFilters: boolean;
  readonly today: string;
  /** Counted from 1. */
  readonly page: number;
  /** Number of pages; 0 while they are not known, `null` for a list that has none. */
  readonly pages: number | null;
  readonly wide: boolean;
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly onPage: (page: number) => void;
}

/** The first control that filters a list. On a phone the filters stand behind a button. */
const filterOf = (list: Element | null | undefined): HTMLElement | null | undefined =>
  list?.querySelector<HTMLElement>('[data-part="list-bar"] :is(input, select)') ??
  list?.querySelector<HTMLElement>('[data-part="filters"] button');

/** Saved views and keys of a list: two buttons and their windows (AGT-05, X-05). */
export function ListExtras(props: ListExtrasProps) {
  const { name, list, hasFilters, today, page, pages, wide, search, onSearch, onPage } = props;
  const t = useT();
  const account = useMember()?.account;
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<'views' | 'keys' | null>(null);
  const close = () => setOpen(null);
  const turn = (to: number) => {
    if (pages !== null && to >= 1 && to <= pages) onPage(to);
  };
  useShortcuts(button, {
    ...(hasFilters && {
      f: () => filterOf(button.current?.closest('[data-part="records"]'))?.focus(),
    }),
    ...(pages !== null && { n: () => turn(page + 1), p: () => turn(page - 1) }),
    '?': () => setOpen('keys'),
  });
  return (
    <>
      {account !== undefined && (
        <Button
          ref={button}
          icon={Bookmark}
          aria-haspopup="dialog"
          onClick={() => setOpen('views')}
        >
          {t('records.views')}
        </Button>
      )}
      {wide && (
        <IconButton
          variant="secondary"
          icon={Keyboard}
          label={t('records.keys')}
          aria-haspopup="dialog"
          onClick={() => setOpen('keys')}
        />
      )}
      {open !== null && (
        <WindowPlace onClose={close}>
          {open === 'keys' ? (
            <Shortcuts shortcuts={shownKeys(props, button.current)} onClose={close} />
          ) : (
            account !== undefined && (
              <SavedViews
                owner={{ account, list: name }}
                {...{ list, today, search, onSearch }}
                onClose={close}
              />
            )
          )}
        </WindowPlace>
      )}
    </>
  );
}

/** The keys that do something on the page: those of the list, and the search where the site has one. */
function shownKeys(
  { hasFilters, pages }: ListExtrasProps,
  place: Element | null,
): readonly ShownShortcut[] {
  // A window keeps the key of the page behind it.
  const hasSearch =
    place?.closest('[role="dialog"]') === null &&
    document.querySelector('[aria-keyshortcuts~="Control+K"]') !== null;
  return [
    ...(hasFilters ? [{ key: 'f', label: 'keys.filter' } as const] : []),
    ...(pages !== null
      ? [{ key: 'n', label: 'keys.next' } as const, { key: 'p', label: 'keys.previous' } as const]
      : []),
    ...(hasSearch ? [{ key: '/', label: 'keys.search' } as const] : []),
    { key: '?', label: 'keys.help' },
  ];
}
