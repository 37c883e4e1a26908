import { useEffect, useState } from 'react';
import type { ListPlace } from '../../shared/records/use-records.ts';
import { useSettings } from '../../shared/runtime/settings.ts';
import { PartBoundary } from '../../shared/shell/PartBoundary.tsx';
import { type Reward, reachOf, wantedIn, withWanted } from '../point-rewards/rewards-model.ts';
import { readMall, writeMall } from './address.ts';
import { PointLists } from './PointLists.tsx';
import { PointsView } from './PointsView.tsx';
import { RedeemWindow } from './RedeemWindow.tsx';
import { useConverting } from './use-converting.ts';
import { useMall } from './use-mall.ts';
import { useOwnPlace } from './use-own-place.ts';
import { usePointsRefresh } from './use-points-refresh.ts';

/** A member's points mall, connected to the address and the API (NAV-03, PTS-01). */
export function PointsWidget({ place }: { readonly place: ListPlace }) {
  const { currencySymbol } = useSettings();
  const { retry, retryLatest, ...mall } = useMall();
  const { points, rate, rewards } = mall;
  const converting = useConverting(rate.status === 'ready' ? rate.value : null);
  const refresh = usePointsRefresh();
  const ownPlace = useOwnPlace(place);
  const [asked, setAsked] = useState<Reward | null>(null);
  const close = () => setAsked(null);
  const wanted = wantedIn(place.search);
  useEffect(() => {
    if (wanted === null || points.status !== 'ready' || rewards.status !== 'ready') return;
    // A visitor chose it and logged in: the window opens, if the points suffice, and the address forgets it.
    const reward = rewards.value.find(({ id }) => id === wanted);
    const canRedeem = reward && reachOf(reward, points.value.balance).kind === 'available';
    if (canRedeem) setAsked(reward);
    place.onSearch(withWanted(place.search, null));
  }, [wanted, points, rewards, place]);
  const { tab, kind, order } = readMall(place.search);
  const now = rewards.status === 'ready' ? rewards.value.find(({ id }) => id === asked?.id) : null;
  return (
    <>
      <PointsView
        {...mall}
        {...{ currencySymbol, tab, kind, order, converting }}
        list={
          tab === 'mall' ? undefined : (
            <PartBoundary name="points">
              <PointLists tab={tab} place={ownPlace} />
            </PartBoundary>
          )
        }
        onTab={(next) => place.onSearch(writeMall(place.search, { tab: next }))}
        onKind={(next) => place.onSearch(writeMall(place.search, { kind: next }))}
        onOrder={(next) => place.onSearch(writeMall(place.search, { order: next }))}
        onRedeem={setAsked}
        onRetry={retry}
        onRetryLatest={retryLatest}
      />
      {asked && points.status === 'ready' && (
        <RedeemWindow
          reward={now ?? asked}
          balance={points.value.balance}
          onMoved={() => void refresh()}
          onDismiss={close}
        />
      )}
    </>
  );
}
