import { queries } from '@parlour/api-client';
import { useT } from '../../shared/i18n/use-t.ts';
import { useRecordList } from '../../shared/records/use-record-list.ts';
import type { ListPlace } from '../../shared/records/use-records.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { useSettings } from '../../shared/runtime/settings.ts';
import { ChangesView } from './ChangesView.tsx';
import { toMoves } from './records.ts';
import { changeList } from './shape.ts';

/** Points details, connected to the address and the API (PTS-01). */
export function ChangesWidget({ place }: { readonly place: ListPlace }) {
  const { api } = useRuntime();
  const { timeZone } = useSettings();
  const t = useT();
  const { view } = useRecordList({
    place,
    shape: changeList,
    name: t('points.details'),
    ask: ({ filters: { type } }, asked) =>
      queries.pointChanges(api, { ...asked, ...(type && { type }) }),
    toPage: (wire) => toMoves(wire, { timeZone }),
  });
  return <ChangesView {...view} />;
}
