import { Heading, VisuallyHidden } from '@parlour/ui';
import { useT } from '../../shared/i18n/use-t.ts';
import type { ListPlace } from '../../shared/records/use-records.ts';
import type { MallTab } from './address.ts';
import { ChangesWidget } from './ChangesWidget.tsx';
import { RedeemsWidget } from './RedeemsWidget.tsx';

interface PointListsProps {
  readonly tab: Exclude<MallTab, 'mall'>;
  readonly place: ListPlace;
}

/** What became of the points: what was redeemed, and every movement (PTS-01). */
export function PointLists({ tab, place }: PointListsProps) {
  const t = useT();
  const isHistory = tab === 'history';
  return (
    <>
      {/* Below it comes the heading of an empty list; to the eye the tab says it. */}
      <VisuallyHidden>
        <Heading level={2}>{t(isHistory ? 'points.redeemHistory' : 'points.details')}</Heading>
      </VisuallyHidden>
      {isHistory ? <RedeemsWidget place={place} /> : <ChangesWidget place={place} />}
    </>
  );
}
