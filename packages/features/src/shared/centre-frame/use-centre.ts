import { queries } from '@parlour/api-client';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useEffect } from 'react';
import { useT } from '../i18n/use-t.ts';
import { useMoneyRefresh } from '../money/use-money-refresh.ts';
import { useMember, useRuntime } from '../runtime/runtime.tsx';
import { useDesktop } from '../runtime/use-desktop.ts';
import { type Asked, menuPage } from './address.ts';
import type { CentreMenuProps } from './CentreMenu.tsx';
import {
  type AgentPageKey,
  agentEntries,
  type Centre,
  defaultPage,
  entriesOf,
  isOff,
  type MemberPageKey,
} from './entries.ts';
import { useNeeds } from './use-needs.ts';

/** A page of a centre. `load`, if given, preloads it when the visitor is about to open it. */
export type CentrePage = ComponentType & { readonly load?: () => Promise<unknown> };

/** The available pages, each loaded when it is opened. The page at which a centre opens always exists. */
export interface CentrePages {
  readonly member: { readonly securityCenter: CentrePage } & {
    readonly [Key in MemberPageKey]?: CentrePage;
  };
  readonly agent: { readonly agentTeamOverview: CentrePage } & {
    readonly [Key in AgentPageKey]?: CentrePage;
  };
}

const pagesOf = (
  pages: CentrePages,
  centre: Centre,
): Readonly<Partial<Record<string, CentrePage>>> => pages[centre];

/** The page of a centre that is open, and how to open another one. */
export interface CentreProps {
  readonly asked: Asked;
  readonly pages: CentrePages;
  /** Returns the address of a page of a centre. */
  readonly hrefOf: (asked: Asked) => string;
  /** Called with the page to open, of this centre or of the other one. */
  readonly onPage: (asked: Asked) => void;
}

/** Props for every view of a centre. */
export interface OpenCentre {
  readonly menu: Omit<CentreMenuProps, 'atSite'>;
  /** The page component; `null` until it is known whether the page exists. */
  readonly Page: CentrePage | null;
  /** Whether the menu is shown as a screen of its own. */
  readonly atMenu: boolean;
}

/**
 * Menu and page of a centre, from session and api. A key without a page opens the first page with a message. Where menu
 * and page are beside each other, the key of the menu opens the first page.
 */
export function useCentre({
  asked: { centre, page: key },
  pages,
  hrefOf,
  onPage,
}: CentreProps): OpenCentre {
  const t = useT();
  const { api, toasts } = useRuntime();
  const member = useMember();
  const wide = useDesktop();
  const there = pagesOf(pages, centre);
  const needs = useNeeds({
    upline: there.transferUpline !== undefined,
    contracts: centre === 'agent' && agentEntries.some((one) => 'needs' in one && there[one.key]),
  });
  const entries = entriesOf(
    centre,
    (one) => there[one] !== undefined && !isOff(centre, one, needs.isOn),
  );
  // Until it is known whether a page's need is met, the page is neither shown nor replaced.
  const waits = needs.isPending && there[key] !== undefined && isOff(centre, key, needs.isOn);
  const found = waits ? key : entries.find((entry) => entry.key === key)?.key;
  const page = found ?? defaultPage[centre];
  const isMenu = key === menuPage;
  const isWrong = page !== key && !isMenu;
  useEffect(() => {
    if (!isWrong) return;
    toasts.show({ tone: 'info', title: t('centre.noSuchPage') });
    onPage({ centre, page });
  }, [isWrong, centre, page, onPage, toasts, t]);
  const counts = useQuery({
    ...queries.unreadCount(api),
    enabled: entries.some(({ badge }) => badge !== undefined),
  });
  const rank = useQuery(queries.playerRank(api));
  useMoneyOnReturn();
  // A failed preload is ignored: the page is loaded again when it is opened, and reports its
  // failure there.
  const loadAhead = (to: Centre, name: string) =>
    void pagesOf(pages, to)
      [name]?.load?.()
      .catch(() => undefined);
  return {
    Page: (waits ? undefined : there[page]) ?? null,
    atMenu: isMenu && !wide,
    menu: {
      centre,
      page,
      pages: entries.map((entry) => entry.key),
      counts: counts.data ?? {},
      nickname: member?.nickname ?? '',
      level: rank.data?.name ?? '',
      hasBoth: member?.isAgent === true,
      wide,
      hrefOf: (to, name) => hrefOf({ centre: to, page: name }),
      onPage: (to, name) => onPage({ centre: to, page: name }),
      onNear: loadAhead,
    },
  };
}

/** Refreshes the balance when this tab becomes visible, because money may have moved in another tab (WAL-01). */
function useMoneyOnReturn() {
  const refresh = useMoneyRefresh();
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void refresh();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [refresh]);
}
