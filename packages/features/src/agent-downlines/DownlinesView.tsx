import { Button, Inline, Segmented, Stack } from '@parlour/ui';
import { SelectField } from '@parlour/ui/forms';
import { CornerLeftUp } from 'lucide-react';
import { useT } from '../i18n/index.ts';
import type { Part } from '../parts/index.ts';
import { type Detail, DetailWindow, type DetailWindowProps } from './DetailWindow.tsx';
import * as css from './DownlinesView.css.ts';
import { Filters } from './Filters.tsx';
import { FlatList } from './FlatList.tsx';
import type { Downline, DownlinePage, PathStep } from './model.ts';
import { PersonCard } from './PersonCard.tsx';
import { type Sorting, sortings, type TeamPlace } from './place.ts';
import { SearchBox } from './SearchBox.tsx';
import { TeamPath } from './TeamPath.tsx';
import { TeamTree } from './TeamTree.tsx';

/** Position in the team, and the number of accounts below. */
export interface Standing {
  readonly path: readonly PathStep[];
  /** Right below; `null` while it is not known. */
  readonly direct: number | null;
  /** At any depth. */
  readonly all: number | null;
}

export interface DownlinesViewProps {
  readonly place: TeamPlace;
  readonly standing: Standing;
  /** Whose team it is; `null` for one's own and while it is not known. */
  readonly person: Downline | null;
  readonly list: Part<DownlinePage>;
  /** Another page is on its way; the one before stays meanwhile. */
  readonly isTurning: boolean;
  readonly tree: {
    readonly rows: Part<readonly Downline[]>;
    /** Those right below somebody; `undefined` while they are not known. */
    readonly below: (id: string) => readonly Downline[] | undefined;
    readonly open: ReadonlySet<string>;
    readonly failed: ReadonlySet<string>;
    /** How many of how many rows are here while levels of more than one answer are read. Default: all of them are. */
    readonly reading?: { readonly read: number; readonly of: number } | null | undefined;
  };
  /** Who is looked at more closely. */
  readonly detail: Detail | null;
  /** Room for a table with a head to sort by. */
  readonly wide: boolean;
  /** The address of somebody's team; `''` for one's own. */
  readonly hrefOf: (of: string) => string;
  readonly onMove: (change: Partial<TeamPlace>) => void;
  readonly onOpenRows: (ids: ReadonlySet<string>) => void;
  /** Loads the downlines of an account again. */
  readonly onBelow: (id: string) => void;
  readonly onDetail: (person: Downline) => void;
  readonly onClose: () => void;
  readonly onRates: DetailWindowProps['onRates'];
  readonly onRatesAgain: () => void;
  readonly onRetryCaps: () => void;
  readonly onRetry: () => void;
}

/** The team of an agent, as a list and as a tree, person by person (AGT-04, AGT-15). */
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
          detail={detail}
          onClose={props.onClose}
          onRates={props.onRates}
          onRatesAgain={props.onRatesAgain}
          onRetryCaps={props.onRetryCaps}
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

/** Cards have no head to press: the order is chosen here. */
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
