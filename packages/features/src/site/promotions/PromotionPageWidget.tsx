import { useRef } from 'react';
import { useHandler } from '../../shared/parts/use-stable.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { browserDevice, type SharingDevice } from '../../shared/sharing/device.ts';
import { useSharing } from '../../shared/sharing/use-sharing.ts';
import { useGuard } from '../../shared/shell/use-guard.ts';
import { PromotionPageView } from './PromotionPageView.tsx';
import { promotionHref } from './promotions-model.ts';
import { usePromotion } from './use-promotion.ts';
import { usePromotionStep } from './use-promotion-step.ts';

export interface PromotionPageWidgetProps {
  /** Id of the promotion, from the address. */
  readonly id: string | null;
  /** The device that shares and copies. Default: the browser. */
  readonly device?: SharingDevice | undefined;
}

/**
 * The page of one promotion, by its id; joining, claiming and drawing send one request each (NAV-03, PRO-01, WAL-07).
 */
export function PromotionPageWidget({ id, device = browserDevice }: PromotionPageWidgetProps) {
  const { overlays } = useRuntime();
  const guard = useGuard();
  const { page, status, error, siteClock, retry } = usePromotion(id);
  const { take, busy, failure, drawn } = usePromotionStep(id ?? '');
  const sharing = useSharing(device);
  /** The end of a countdown that caused a refetch: an answer with the same end causes no other. */
  const ended = useRef<number>(undefined);
  const onEnd = useHandler((until: number) => {
    if (ended.current === until) return;
    ended.current = until;
    retry();
  });
  const link = () => ({
    link: new URL(promotionHref(id ?? ''), window.location.origin).href,
    code: id ?? '',
  });
  return (
    <PromotionPageView
      {...{ status, error, page, busy, failure, drawn }}
      clock={siteClock}
      canShare={sharing.canShare}
      sharingFailure={sharing.failure && { ...sharing.failure, link: link().link }}
      onAct={(act) => guard(() => void take(act))}
      onEnd={onEnd}
      onRefresh={retry}
      onService={() => overlays.open({ name: 'service', props: {} })}
      onShare={() => void (sharing.canShare ? sharing.share(link()) : sharing.copyLink(link()))}
      onRetry={retry}
    />
  );
}
