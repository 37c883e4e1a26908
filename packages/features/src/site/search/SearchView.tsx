import { Button, EmptyState, Spinner, Text } from '@parlour/ui';
import { SearchField } from '@parlour/ui/forms';
import { Modal } from '@parlour/ui/overlays';
import { FileText } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Cover } from '../../shared/games/Cover.tsx';
import { type MessageKey, useT } from '../../shared/i18n/use-t.ts';
import * as css from './SearchView.css.ts';
import { type Hit, type HitGroup, step } from './search-model.ts';
import { marked } from './words.ts';

export interface SearchViewProps {
  readonly query: string;
  readonly groups: readonly HitGroup[];
  /** Shown while nothing is typed or found. */
  readonly suggested: readonly HitGroup[];
  /** Recent searches, newest first. */
  readonly recent: readonly string[];
  /** `searching`: the backend has not answered yet; `failed`: it could not answer. */
  readonly status: 'idle' | 'searching' | 'failed';
  readonly onQuery: (query: string) => void;
  readonly onChoose: (hit: Hit) => void;
  readonly onRetry: () => void;
  readonly onForget: () => void;
  /** The opened games were just cleared, and can be restored. */
  readonly viewedCleared: boolean;
  readonly onClearViewed: () => void;
  readonly onRestoreViewed: () => void;
  readonly onClose: () => void;
}

const titles: Readonly<Record<HitGroup['id'], MessageKey>> = {
  games: 'nav.games',
  pages: 'search.pages',
  help: 'nav.help',
  viewed: 'game.recentlyViewed',
  popular: 'game.popularGames',
};

/**
 * Search over games, pages and help questions: a palette on desktops, a page on phones, a combobox for screen
 * readers.
 */
export function SearchView(props: SearchViewProps) {
  const { query, onQuery, onChoose, onClose, status } = props;
  const t = useT();
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const typed = query.trim() !== '';
  const nothing = typed && props.groups.length === 0;
  const groups = typed && !nothing ? props.groups : props.suggested;
  const hits = groups.flatMap((group) => group.hits);
  const [walked, setWalked] = useState<number | null>(null);
  // Until an arrow key is pressed the first result is active; among suggestions none is.
  const first = typed && !nothing ? 0 : -1;
  const active = Math.min(walked ?? first, hits.length - 1);
  const idOf = (hit: Hit) => `${id}-${hit.id}`;
  const chosen = hits[active];

  const activeId = chosen && idOf(chosen);
  useEffect(() => {
    if (!activeId) return;
    const option = list.current?.querySelector(`[id="${activeId}"]`);
    option?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);

  const change = (next: string) => {
    setWalked(null);
    onQuery(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // The input method has not finished the text yet.
    if (event.nativeEvent.isComposing) return;
    const next = step(event.key, active, hits.length);
    if (next !== null) setWalked(next);
    else if (event.key === 'Enter' && chosen) onChoose(chosen);
    else return;
    event.preventDefault();
  };

  return (
    <Modal
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('nav.search')}
      closeLabel={t('action.close')}
      width={680}
      height={560}
      fullPageOnPhone
      closeOnBackdrop
      initialFocus={box}
    >
      <div className={css.body}>
        <SearchField
          ref={box}
          label={t('search.label')}
          placeholder={t('search.label')}
          clearLabel={t('action.clear')}
          value={query}
          onChange={change}
          onKeyDown={onKeyDown}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={hits.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={activeId}
          maxLength={80}
        />
        <SearchStatus
          {...props}
          count={typed ? props.groups.flatMap((group) => group.hits).length : null}
        />
        {nothing && status === 'idle' && (
          <EmptyState
            level={3}
            title={t('empty.globalSearch.title', { query: query.trim() })}
            body={t('empty.search.body')}
          />
        )}
        {!typed && (
          <RecentSearches
            {...props}
            onPick={(recent) => {
              change(recent);
              // The list of recent searches disappears, so the focus moves to the box.
              box.current?.focus();
            }}
          />
        )}
        {!typed && <Opened {...props} />}
        <div
          ref={list}
          id={`${id}-list`}
          role="listbox"
          aria-label={t('search.results')}
          className={css.list}
        >
          {groups.map((group) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a listbox.
            <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
              <div id={`${id}-${group.id}`} role="presentation" className={css.groupTitle}>
                {t(titles[group.id])}
              </div>
              {group.hits.map((hit) => (
                <Option
                  key={hit.id}
                  id={idOf(hit)}
                  hit={hit}
                  query={query}
                  active={hit === chosen}
                  onChoose={() => onChoose(hit)}
                />
              ))}
            </div>
          ))}
        </div>
      </div>
    </Modal>
  );
}

/** What the search does and found, in words: seen where it matters, said always. */
function SearchStatus({
  status,
  count,
  onRetry,
}: Pick<SearchViewProps, 'status' | 'onRetry'> & { readonly count: number | null }) {
  const t = useT();
  return (
    <div className={css.told}>
      <Text as="span" size="small" tone="secondary" role="status">
        {status === 'searching' && <Spinner size={16} />}
        {status === 'searching' && <span>{` ${t('loading.searching')}`}</span>}
        {status === 'failed' && <span>{t('search.onlyKnown')}</span>}
        {status === 'idle' && count !== null && count > 0 && (
          <span>{t('a11y.results', { count })}</span>
        )}
      </Text>
      {status === 'failed' && (
        <Button size="sm" onClick={() => onRetry()}>
          {t('action.retry')}
        </Button>
      )}
    </div>
  );
}

interface RecentSearchesProps extends Pick<SearchViewProps, 'recent' | 'onForget'> {
  readonly onPick: (query: string) => void;
}

/** Recent searches of this device, with a button that deletes them. */
function RecentSearches({ recent, onForget, onPick }: RecentSearchesProps) {
  const t = useT();
  if (recent.length === 0) return null;
  return (
    <section aria-label={t('search.recent')} className={css.earlier}>
      <div className={css.groupTitle}>{t('search.recent')}</div>
      <div className={css.chips}>
        {recent.map((query) => (
          <Button key={query} size="sm" onClick={() => onPick(query)}>
            {query}
          </Button>
        ))}
        <Button size="sm" variant="ghost" onClick={() => onForget()}>
          {t('action.clear')}
        </Button>
      </div>
    </section>
  );
}

/**
 * Clears the opened games of the list below, and restores them. It stands outside, because a listbox may not contain
 * buttons.
 */
function Opened(props: SearchViewProps) {
  const { suggested, viewedCleared } = props;
  const t = useT();
  if (!viewedCleared && suggested.every(({ id }) => id !== 'viewed')) return null;
  return (
    <div className={css.told}>
      <Text as="span" size="small" tone="secondary" role="status">
        {viewedCleared && t('viewed.cleared')}
      </Text>
      <Button
        size="sm"
        variant="ghost"
        onClick={viewedCleared ? props.onRestoreViewed : props.onClearViewed}
      >
        {t(viewedCleared ? 'action.undo' : 'viewed.clear')}
      </Button>
    </div>
  );
}

interface OptionProps {
  readonly id: string;
  readonly hit: Hit;
  readonly query: string;
  readonly active: boolean;
  readonly onChoose: () => void;
}

/** One result. The box keeps the focus: arrow keys move, Enter or a press chooses. */
function Option({ id, hit, query, active, onChoose }: OptionProps) {
  const title = hit.kind === 'game' ? hit.game.title : hit.page.title;
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the box has the focus and names the active option.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys of a listbox are those of its box.
    <div
      id={id}
      role="option"
      aria-selected={active}
      className={css.option}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {hit.kind === 'game' ? (
        <Cover className={css.cover} src={hit.game.coverUrl} />
      ) : (
        <span className={css.sign}>
          <FileText size={20} strokeWidth={1.75} aria-hidden="true" />
        </span>
      )}
      <span className={css.words}>
        <b className={css.title}>
          {marked(title, query).map(({ text, marked: isMarked }, place) =>
            isMarked ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one title never move.
              <mark key={place} className={css.mark}>
                {text}
              </mark>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one title never move.
              <span key={place}>{text}</span>
            ),
          )}
        </b>
        {hit.kind === 'game' && <span className={css.detail}>{hit.game.vendorName}</span>}
      </span>
    </div>
  );
}
