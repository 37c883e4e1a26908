import { queries } from '@parlour/api-client';
import { ErrorState, Skeleton } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, Suspense, useEffect } from 'react';
import { errorMessage, useT } from '../i18n/index.ts';
import { useMoneyRefresh } from '../money/index.ts';
import {
  noSettings,
  useDesktop,
  useMember,
  useRuntime,
  useSettingsQuery,
} from '../runtime/index.ts';
import { PartBoundary } from '../shell/index.ts';
import type { Asked } from './address.ts';
import { CentreFrameView } from './CentreFrameView.tsx';
import {
  type AgentPageKey,
  agentEntries,
  type Centre,
  type ContractFlag,
  defaultPage,
  entriesOf,
  isContractFlag,
  isOff,
  listed,
  type MemberPageKey,
  type Need,
} from './entries.ts';
import { useEntrance } from './use-entrance.ts';

/** A page of a centre; with `load` it is fetched as soon as somebody is about to open it. */
export type CentrePage = ComponentType & { readonly load?: () => Promise<unknown> };

/** The pages there are, each loaded when it is opened; the one a centre opens at is always there. */
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

export interface CentreWidgetProps {
  readonly asked: Asked;
  readonly pages: CentrePages;
  /** The address of a page of a centre, over the page one is on. */
  readonly hrefOf: (asked: Asked) => string;
  /** Another page of the frame: takes the place of the present one in the history. */
  readonly onPage: (asked: Asked) => void;
  /** A person is done. */
  readonly onClose: () => void;
  /** There is nothing to show: the address forgets the centre. */
  readonly onForget: () => void;
}

/**
 * The member or the agent centre over session and api, by the address (NAV-09). It shows nothing
 * before the session is known. A key without a page opens the first page and says so.
 */
export function CentreWidget({ asked, onClose, onForget, ...props }: CentreWidgetProps) {
  const { centre } = asked;
  const admission = useEntrance(centre, { onClose, onForget });
  return admission === 'centre' ? <Frame {...props} asked={asked} onClose={onClose} /> : null;
}

function Frame({
  asked: { centre, page: key },
  pages,
  hrefOf,
  onPage,
  onClose,
}: Omit<CentreWidgetProps, 'onForget'>) {
  const t = useT();
  const { api, toasts } = useRuntime();
  const member = useMember();
  const wide = useDesktop();
  const there = pagesOf(pages, centre);
  const settings = useSettingsQuery();
  const { isOn: isSwitchedOn } = settings.data ?? noSettings;
  const upline = useUpline(there.transferUpline !== undefined);
  const contracts = useContractFlags(
    centre === 'agent' && agentEntries.some((one) => 'needs' in one && there[one.key]),
  );
  const isOn = (need: Need) => {
    if (need === 'toUpline') return upline.isAllowed;
    return isContractFlag(need) ? contracts.isOn(need) : isSwitchedOn(need);
  };
  const entries = entriesOf(centre, (one) => there[one] !== undefined && !isOff(centre, one, isOn));
  // A page with a need is neither shown nor given up before it is known.
  const isPending = settings.isPending || upline.isPending || contracts.isPending;
  const waits = isPending && there[key] !== undefined && isOff(centre, key, isOn);
  const found = waits ? key : entries.find((entry) => entry.key === key)?.key;
  const page = found ?? defaultPage[centre];
  const isWrong = page !== key;
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
  const Page = waits ? null : there[page];
  return (
    <CentreFrameView
      centre={centre}
      page={page}
      pages={listed(entries).map((entry) => entry.key)}
      counts={counts.data ?? {}}
      nickname={member?.nickname ?? ''}
      level={rank.data?.name ?? ''}
      hasBoth={member?.isAgent === true}
      wide={wide}
      hrefOf={(to: Centre, name) => hrefOf({ centre: to, page: name })}
      onPage={(to, name) => onPage({ centre: to, page: name })}
      onNear={loadAhead}
      onClose={onClose}
    >
      <PartBoundary
        key={centre + page}
        name="centre"
        fallback={(error, retry) => <Unshown error={error} onRetry={retry} />}
      >
        <Suspense fallback={<Skeleton height={320} />}>
          {Page ? <Page /> : <Skeleton height={320} />}
        </Suspense>
      </PartBoundary>
    </CentreFrameView>
  );
}

/** Money may have moved in another tab: the balance is refreshed when this one becomes visible (WAL-01). */
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

/** Whether this member may send money to the upline: what no policy allows is not allowed (WAL-05). */
function useUpline(isThere: boolean) {
  const { api } = useRuntime();
  const member = useMember();
  const isMeant = isThere && member?.toUpline === true;
  const policy = useQuery({ ...queries.playPolicy(api), enabled: isMeant });
  return {
    isAllowed: isMeant && policy.data?.uplineTransferAllowed === true,
    isPending: isMeant && policy.isPending,
  };
}

/** Which kinds of contract an agent has: what the backend does not say is not there (AGT-09 to AGT-12). */
function useContractFlags(isThere: boolean) {
  const { api } = useRuntime();
  const funds = useQuery({ ...queries.consolidatedFunds(api), enabled: isThere });
  return {
    isOn: (flag: ContractFlag): boolean => isThere && Boolean(funds.data?.[flag]),
    isPending: isThere && funds.isPending,
  };
}

/** The page could not be loaded: the frame stays, with a retry (ERR-01). */
function Unshown({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const t = useT();
  return (
    <ErrorState
      title={t('error.loadFailed')}
      body={errorMessage(error, t)}
      retryLabel={t('action.retry')}
      onRetry={onRetry}
    />
  );
}
