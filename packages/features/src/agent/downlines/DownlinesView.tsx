import { Button, Inline, Segmented, Stack } from '@parlour/ui';
import { CornerLeftUp } from 'lucide-react';
import { useT } from '../../shared/i18n/use-t.ts';
import { FilterButton } from '../../shared/records/FilterButton.tsx';
import { OrderChoice, type OrderColumn } from '../../shared/records/OrderChoice.tsx';
import { bar } from '../../shared/records/records.css.ts';
import { DetailWindow } from './DetailWindow.tsx';
import * as css from './DownlinesView.css.ts';
import type { DownlinesViewProps } from './DownlinesView.props.ts';
import { Filters } from './Filters.tsx';
import { FlatList } from './FlatList.tsx';
import { PersonCard } from './PersonCard.tsx';
import { filterCount, type Sorting, sortedBy, sortings, sortOf, unfiltered } from './place.ts';
import { SearchBox } from './SearchBox.tsx';
import { TeamPath } from './TeamPath.tsx';
import { TeamTree } from './TeamTree.tsx';

/** The team of an agent, as a list and as a tree (AGT-04, AGT-15). */
export function DownlinesView(props: DownlinesViewProps) {
  const { place, standing, person, detail, wide, tools, onMove } = props;
  const t = useT();
  const isSearch = place.search.trim() !== '';
  const isTree = place.view === 'tree' && !isSearch;
  const above = standing.path.at(-2)?.id ?? '';
  return (
    <Stack data-part="records">
      {!isSearch && <TeamPath {...props} />}
      {!isSearch && person && <PersonCard of={person} onDetail={props.onDetail} />}
      {wide ? (
        <div data-part="list-bar" className={bar}>
          <SearchBox search={place.search} onSearch={(search) => onMove({ search })} />
          {!isTree && (
            <div className={css.filters}>
              <Filters {...props} />
            </div>
          )}
          {tools && <div className={css.tools}>{tools}</div>}
        </div>
      ) : (
        <PhoneBar {...props} isTree={isTree} />
      )}
      {!isSearch && (
        <Inline justify="between">
          <Segmented
            label={t('team.view')}
            value={place.view}
            options={[
              { value: 'list', label: t('team.asList') },
              { value: 'tree', label: t('team.asTree') },
            ]}
            onChange={(view) => onMove({ view: view === 'tree' ? 'tree' : 'list' })}
          />
          {place.of !== '' && (
            <Button variant="ghost" icon={CornerLeftUp} onClick={() => onMove({ of: above })}>
              {t('team.levelUp')}
            </Button>
          )}
        </Inline>
      )}
      {isTree ? <TeamTree {...props} /> : <FlatList {...props} />}
      {!wide && tools && <div className={bar}>{tools}</div>}
      {detail && (
        <DetailWindow
          key={detail.person.id}
          {...props}
          detail={detail}
          onTeam={(id) => onMove({ of: id, search: '', view: place.view })}
        />
      )}
    </Stack>
  );
}

const sortWords = {
  account: 'auth.username',
  team: 'team.size',
  balance: 'wallet.balance',
  validBet: 'wallet.validBet',
  lastLogin: 'auth.lastLogin',
} as const satisfies Record<Sorting, string>;

const sortKinds = {
  account: 'name',
  team: 'amount',
  balance: 'amount',
  validBet: 'amount',
  lastLogin: 'time',
} as const satisfies Record<Sorting, OrderColumn['kind']>;

/** On phones: the search, and one button for the filters and the order. A tree has an order only. */
function PhoneBar(props: DownlinesViewProps & { readonly isTree: boolean }) {
  const { place, isTree, onMove } = props;
  const t = useT();
  return (
    <div data-part="list-bar" className={css.phoneBar}>
      <SearchBox search={place.search} onSearch={(search) => onMove({ search })} />
      <FilterButton
        count={isTree ? 0 : filterCount(place)}
        onClear={() => onMove(unfiltered(place))}
      >
        {!isTree && <Filters {...props} roomy />}
        <OrderChoice
          columns={sortings.map((id) => ({ id, header: t(sortWords[id]), kind: sortKinds[id] }))}
          sort={sortOf(place)}
          onSort={(sort) => onMove(sortedBy(sort))}
        />
      </FilterButton>
    </div>
  );
}
