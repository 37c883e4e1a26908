import { queries } from '@parlour/api-client';
import { useT } from '../../shared/i18n/use-t.ts';
import { useRecordList } from '../../shared/records/use-record-list.ts';
import type { ListPlace } from '../../shared/records/use-records.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { useSettings } from '../../shared/runtime/settings.ts';
import { RedeemsView } from './RedeemsView.tsx';
import { toRedemptions } from './records.ts';
import { redeemList } from './shape.ts';

/** The redeem history, connected to the address and the API (PTS-01). */
export function RedeemsWidget({ place }: { readonly place: ListPlace }) {
  const { api } = useRuntime();
  const { currencySymbol: symbol, timeZone } = useSettings();
  const t = useT();
  const { view } = useRecordList({
    place,
    shape: redeemList,
    name: t('points.redeemHistory'),
    ask: ({ filters: { type, status } }, asked) =>
      queries.redeems(api, { ...asked, ...(type && { type }), ...(status && { status }) }),
    toPage: (wire) => toRedemptions(wire, { symbol, timeZone }),
  });
  return <RedeemsView {...view} currencySymbol={symbol} />;
}
