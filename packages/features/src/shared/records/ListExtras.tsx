import { Button, IconButton } from '@parlour/ui';
import { Bookmark, Keyboard } from 'lucide-react';
import { useRef, useState } from 'react';
import { useT } from '../i18n/use-t.ts';
import { lazyPart } from '../lazy/lazy-part.tsx';
import { useMember } from '../runtime/runtime.tsx';
import { WindowPlace } from '../shell/WindowPlace.tsx';
import type { ShownShortcut } from '../shortcuts/ShortcutsWindow.tsx';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';
import type { ListShape, ListState } from './address.ts';

const SavedViews = lazyPart(() => import('../saved-views/SavedViews.tsx'));
const Shortcuts = lazyPart(() => import('../shortcuts/Shortcuts.tsx'));

export interface ListExtrasProps {
  /** Name under which the views of the list are saved. */
  readonly name: string;
  readonly list: ListState;
  readonly shape: ListShape;
  readonly today: string;
  /** Number of pages; 0 while they are not known. */
  readonly pages: number;
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
  const { name, list, shape, today, pages, wide, search, onSearch, onPage } = props;
  const t = useT();
  const account = useMember()?.account;
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<'views' | 'keys' | null>(null);
  const close = () => setOpen(null);
  const turn = (page: number) => {
    if (page >= 1 && page <= pages) onPage(page);
  };
  useShortcuts(button, {
    ...(shape.filters.length > 0 && {
      f: () => filterOf(button.current?.closest('[data-part="records"]'))?.focus(),
    }),
    n: () => turn(list.page + 1),
    p: () => turn(list.page - 1),
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
            <Shortcuts shortcuts={shownKeys(shape, button.current)} onClose={close} />
          ) : (
            account !== undefined && (
              <SavedViews
                owner={{ account, list: name }}
                {...{ list, shape, today, search, onSearch }}
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
function shownKeys(shape: ListShape, place: Element | null): readonly ShownShortcut[] {
  // A window keeps the key of the page behind it.
  const hasSearch =
    place?.closest('[role="dialog"]') === null &&
    document.querySelector('[aria-keyshortcuts~="/"]') !== null;
  return [
    ...(shape.filters.length > 0 ? [{ key: 'f', label: 'keys.filter' } as const] : []),
    { key: 'n', label: 'keys.next' },
    { key: 'p', label: 'keys.previous' },
    ...(hasSearch ? [{ key: '/', label: 'keys.search' } as const] : []),
    { key: '?', label: 'keys.help' },
  ];
}
