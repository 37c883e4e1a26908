import { Button, EmptyState, Spinner, Text } from '@parlour/ui';
import { SearchField } from '@parlour/ui/forms';
import { Modal } from '@parlour/ui/overlays';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { type MessageKey, useT } from '../../shared/i18n/use-t.ts';
import { SearchOption } from './SearchOption.tsx';
import { OpenedGames, RecentSearches } from './SearchSuggestions.tsx';
import * as css from './SearchView.css.ts';
import type { SearchViewProps } from './SearchView.props.ts';
import { type Hit, type HitGroup, step } from './search-model.ts';

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
        {!typed && <OpenedGames {...props} />}
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
                <SearchOption
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
