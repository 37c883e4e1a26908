import { Button, Inline, Segmented, Stack } from '@parlour/ui';
import { SelectField } from '@parlour/ui/forms';
import { CornerLeftUp } from 'lucide-react';
import { useT } from '../../shared/i18n/use-t.ts';
import { DetailWindow } from './DetailWindow.tsx';
import * as css from './DownlinesView.css.ts';
import type { DownlinesViewProps } from './DownlinesView.props.ts';
import { Filters } from './Filters.tsx';
import { FlatList } from './FlatList.tsx';
import { PersonCard } from './PersonCard.tsx';
import { type Sorting, sortings } from './place.ts';
import { SearchBox } from './SearchBox.tsx';
import { TeamPath } from './TeamPath.tsx';
import { TeamTree } from './TeamTree.tsx';

/** The team of an agent, as a list and as a tree (AGT-04, AGT-15). */
export function DownlinesView(props: DownlinesViewProps) {
  const { place, standing, person, detail, wide, onMove } = props;
  const t = useT();
  const isSearch = place.search.trim() !== '';
  const isTree = place.view === 'tree' && !isSearch;
  const above = standing.path.at(-2)?.id ?? '';
  return (
    <Stack>
      {!isSearch && <TeamPath {...props} />}
      {!isSearch && person && <PersonCard of={person} onDetail={props.onDetail} />}
      <div className={css.bar}>
        <SearchBox search={place.search} onSearch={(search) => onMove({ search })} />
        {!isTree && <Filters {...props} />}
        {!isTree && !wide && <Order {...props} />}
      </div>
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

/** Cards have no table header, so the order is chosen here. */
function Order({ place, onMove }: DownlinesViewProps) {
  const t = useT();
  return (
    <SelectField
      compact
      labelHidden
      label={t('team.order')}
      value={place.sort}
      options={sortings.map((value) => ({
        value,
        label: t('team.orderBy', { title: t(sortWords[value]) }),
      }))}
      onChange={({ target }) => {
        const sort = sortings.find((one) => one === target.value);
        if (sort) onMove({ sort, order: sort === 'account' ? 'asc' : 'desc' });
      }}
    />
  );
}
