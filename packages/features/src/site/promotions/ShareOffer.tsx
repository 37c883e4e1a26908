import { Alert, Button } from '@parlour/ui';
import { useT } from '../../shared/i18n/use-t.ts';
import type { SharingFailure } from '../../shared/sharing/use-sharing.ts';

export interface ShareOfferProps {
  /** Whether the device has a share sheet; without one the link is copied. */
  readonly canShare: boolean;
  /** What failed, and the link for copying it by hand. */
  readonly sharingFailure: (SharingFailure & { readonly link: string }) | null;
  readonly onShare: () => void;
}

/** Shares the address of the page, which is public (PRO-01). */
export function ShareOffer({ canShare, sharingFailure, onShare }: ShareOfferProps) {
  const t = useT();
  return (
    <>
      <Button onClick={onShare}>{t(canShare ? 'action.share' : 'action.copyLink')}</Button>
      {sharingFailure && (
        <Alert
          key={sharingFailure.attempt}
          tone="warn"
          role="alert"
          title={t(sharingFailure.of === 'share' ? 'promo.shareFailed' : 'error.copyFailed')}
        >
          <bdi translate="no" dir="ltr">
            {sharingFailure.link}
          </bdi>
        </Alert>
      )}
    </>
  );
}
