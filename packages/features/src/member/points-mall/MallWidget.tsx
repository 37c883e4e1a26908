import { queries } from '@parlour/api-client';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { partOf } from '../../shared/parts/part.ts';
import { useHandler, useStableValue } from '../../shared/parts/use-stable.ts';
import type { ListPlace } from '../../shared/records/use-records.ts';
import { useRuntime, useSession } from '../../shared/runtime/runtime.tsx';
import { useSettings } from '../../shared/runtime/settings.ts';
import { useGuard } from '../../shared/shell/use-guard.ts';
import {
  type RewardOrder,
  rewardsAsked,
  toRewards,
  withWanted,
} from '../point-rewards/rewards-model.ts';
import { MallSkeleton, MallView, type MallViewProps } from './MallView.tsx';

const visitors: ReadonlyMap<string, MallViewProps['visitor']> = new Map([
  ['authenticated', 'member'],
  ['trial', 'trial'],
  ['authenticating', 'unknown'],
]);

export interface MallWidgetProps {
  /** The address of the page: it keeps the reward that a visitor wants until the login is done. */
  readonly place: ListPlace;
  /** The part for members. Not rendered for others, because the backend refuses their requests. */
  readonly children: ReactNode;
}

/** The points mall, connected to the session and the API (NAV-03, PTS-01). */
export function MallWidget({ place, children }: MallWidgetProps) {
  const { api, overlays } = useRuntime();
  const { currencySymbol } = useSettings();
  const { kind: session } = useSession();
  const guard = useGuard();
  const [kind, setKind] = useState('');
  const [order, setOrder] = useState<RewardOrder>('cheap');
  const visitor = visitors.get(session) ?? 'guest';
  const query = useQuery({
    ...queries.pointRewards(api, rewardsAsked),
    enabled: visitor === 'guest' || visitor === 'trial',
  });
  const keep = useHandler((id: string) => place.onSearch(withWanted(place.search, id)));
  return (
    <MallView
      visitor={visitor}
      rewards={useStableValue(partOf(query, ({ list }) => toRewards(list, currencySymbol)))}
      kind={kind}
      order={order}
      onKind={setKind}
      onOrder={setOrder}
      onWant={({ id }) => guard(() => keep(id))}
      onRetry={() => void query.refetch()}
      // A login stays on this page, because it is the page they want to see.
      onLogin={() => overlays.askLogin(() => undefined)}
      onOpenAccount={() => overlays.open({ name: 'register', props: {} })}
    >
      <Suspense fallback={<MallSkeleton />}>{children}</Suspense>
    </MallView>
  );
}
