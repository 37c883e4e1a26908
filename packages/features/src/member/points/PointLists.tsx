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

/** The history of the points: redemptions, and all movements (PTS-01). */
export function PointLists({ tab, place }: PointListsProps) {
  const t = useT();
  const isHistory = tab === 'history';
  return (
    <>
      {/* The empty list below has a heading of its own. Visually the tab is the heading, so this one is hidden. */}
      <VisuallyHidden>
        <Heading level={2}>{t(isHistory ? 'points.redeemHistory' : 'points.details')}</Heading>
      </VisuallyHidden>
      {isHistory ? <RedeemsWidget place={place} /> : <ChangesWidget place={place} />}
    </>
  );
}
