import { ArrowLeftRight, Headset, Heart, History, Search, ShieldCheck } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useT } from '../i18n/use-t.ts';
import { BalanceCard, type BalanceCardProps, type PageLink } from '../wallet/BalanceCard.tsx';
import { menuPage } from './address.ts';
import * as css from './CentreHomeView.css.ts';
import { type CentreMenuProps, nameOf } from './CentreMenu.tsx';
import { type Centre, defaultPage, type Entry } from './entries.ts';
import { HomeFoot, type HomeFootProps } from './HomeFoot.tsx';
import { HomeHead } from './HomeHead.tsx';
import { type HomeRow, HomeRows } from './HomeRows.tsx';
import { homeGroups, moneyPages, playPage } from './home-groups.ts';

export interface CentreHomeViewProps
  extends Pick<
      CentreMenuProps,
      | 'centre'
      | 'pages'
      | 'counts'
      | 'nickname'
      | 'level'
      | 'hasBoth'
      | 'hrefOf'
      | 'onPage'
      | 'onNear'
    >,
    Pick<BalanceCardProps, 'balance' | 'currencySymbol' | 'onToggleHidden' | 'onRefresh'>,
    HomeFootProps {
  /** Called when the search for games is asked for. */
  readonly onSearch: () => void;
  /** Called when customer service is asked for. */
  readonly onHelp: () => void;
}

/** Labels of the buttons beside the balance. */
const moneyLabels = {
  depositv2: 'wallet.deposit',
  withdraw: 'wallet.withdrawal',
  transferFund: 'wallet.transfer',
} as const;

/**
 * The first screen of a centre on a phone. For members it is "me": level, balance, deposit, withdrawal and transfer,
 * all pages with their badges, responsible play, language, theme and log out (MEM-01, LAY-03, WAL-01). The one of
 * agents has their pages and the way to "me".
 */
export function CentreHomeView(props: CentreHomeViewProps) {
  const { centre, pages, hasBoth, hrefOf } = props;
  const t = useT();
  const isMember = centre === 'member';
  const linkTo = (to: Centre, page: string): PageLink => ({
    href: hrefOf(to, page),
    'data-page': page,
    onClick: (event) => {
      if (!isPlain(event)) return;
      event.preventDefault();
      props.onPage(to, page);
    },
    // On touch screens this fires before the press.
    onPointerEnter: () => props.onNear?.(to, page),
    onFocus: () => props.onNear?.(to, page),
  });
  const toRow = ({ key, label, icon, badge }: Entry): HomeRow => ({
    id: key,
    label: t(label),
    icon,
    link: linkTo(centre, key),
    count: badge && props.counts[badge],
  });
  const next = isMember ? 'agent' : 'member';
  const otherCentre: HomeRow = {
    id: next,
    label: t(nameOf[next]),
    icon: ArrowLeftRight,
    link: linkTo(next, isMember ? defaultPage.agent : menuPage),
  };
  const play: HomeRow = {
    id: playPage,
    label: t('rg.responsiblePlay'),
    icon: ShieldCheck,
    link: linkTo('member', playPage),
  };
  const ofSite: readonly HomeRow[] = [
    { id: 'favourites', label: t('nav.favourites'), icon: Heart, link: { href: '/favorite' } },
    { id: 'recent', label: t('nav.recent'), icon: History, link: { href: '/recent' } },
    { id: 'search', label: t('game.search'), icon: Search, onPress: props.onSearch },
    { id: 'help', label: t('nav.help'), icon: Headset, onPress: props.onHelp },
  ];
  const pageRows = homeGroups(centre, pages).map((group) => group.map(toRow));
  const other = hasBoth ? [[otherCentre]] : [];
  const groups: readonly (readonly HomeRow[])[] = isMember
    ? [...other, ...pageRows, pages.includes(playPage) ? [play, ...ofSite] : ofSite]
    : [...pageRows, ...other];
  return (
    <div className={css.home}>
      <HomeHead nickname={props.nickname} level={props.level} />
      {isMember && (
        <BalanceCard
          balance={props.balance}
          currencySymbol={props.currencySymbol}
          actions={moneyPages
            .filter((page) => pages.includes(page))
            .map((page) => ({
              id: page,
              label: t(moneyLabels[page]),
              link: linkTo('member', page),
            }))}
          onToggleHidden={props.onToggleHidden}
          onRefresh={props.onRefresh}
        />
      )}
      <nav aria-label={t(nameOf[centre])} className={css.rows}>
        {groups.map((rows) => (
          <HomeRows key={rows[0]?.id} rows={rows} />
        ))}
      </nav>
      {isMember && <HomeFoot {...props} />}
    </div>
  );
}

/** Whether the site opens the link; the browser handles every other press, such as one for a new tab. */
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
