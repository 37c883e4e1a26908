import type { ListPlace } from '../records/index.ts';
import type { MallTab } from './address.ts';
import { ChangesWidget } from './ChangesWidget.tsx';
import { RedeemsWidget } from './RedeemsWidget.tsx';

interface PointListsProps {
  readonly tab: Exclude<MallTab, 'mall'>;
  readonly place: ListPlace;
}

/** What became of the points: what was redeemed, and every movement (PTS-01). */
export default function PointLists({ tab, place }: PointListsProps) {
  return tab === 'history' ? <RedeemsWidget place={place} /> : <ChangesWidget place={place} />;
}
