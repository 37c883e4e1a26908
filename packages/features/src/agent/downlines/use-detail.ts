import { queries } from '@parlour/api-client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useT } from '../../shared/i18n/use-t.ts';
import { partOf } from '../../shared/parts/part.ts';
import { useStableValue } from '../../shared/parts/use-stable.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { useOnce } from '../../shared/runtime/use-once.ts';
import { useRefresh } from '../../shared/runtime/use-refresh.ts';
import { toCaps } from '../rebates/rebates-model.ts';
import { teamReads } from '../team-figures/team-reads.ts';
import type { Detail } from './DetailWindow.props.ts';
import type { DownlinesViewProps } from './DownlinesView.props.ts';
import { type Downline, isDirect, toDownline, toPage, type Writing } from './downlines-model.ts';
import type { TransferEvents } from './Transfer.props.ts';
import { useTransfer } from './use-transfer.ts';

type Detailed = Pick<
  DownlinesViewProps,
  | 'detail'
  | 'onDetail'
  | 'onClose'
  | 'onRates'
  | 'onRatesAgain'
  | 'onRetryCaps'
  | keyof TransferEvents
>;

interface Wanted {
  readonly person: Downline;
  readonly rebates: { gameType: string; rate: string }[];
}

/** The reads whose answers contain rates. */
const withRates: ReadonlySet<string> = new Set(teamReads);

/** Reads the details of one account with its path, changes its rates, and sends it money (AGT-04). */
export function useDetail(writing: Writing): Detailed {
  const { api, toasts } = useRuntime();
  const t = useT();
  const client = useQueryClient();
  const refresh = useRefresh(withRates);
  const [row, setRow] = useState<Downline | null>(null);
  const [failed, setFailed] = useState<
    (NonNullable<Detail['saving']['failed']> & { readonly wanted: Wanted }) | null
  >(null);
  const id = row?.id ?? '';
  const isOpen = row !== null;
  const person = useQuery({ ...queries.downline(api, { memberId: id }), enabled: isOpen });
  const way = useQuery({
    ...queries.downlines(api, { parentId: id, pageNo: 1, pageSize: 1 }),
    enabled: isOpen,
  });
  const options = useQuery({
    ...queries.registrationOptions(api),
    enabled: isOpen && isDirect(row),
  });
  const caps = useStableValue(partOf(options, (wire) => toCaps(wire.caps)));
  const [save, busy] = useOnce(async (wanted: Wanted) => {
    const { person: whom, rebates } = wanted;
    try {
      const saved = await api.setDownlineRebates({ memberId: whom.id, rebates });
      setFailed(null);
      client.setQueryData(queries.downline(api, { memberId: whom.id }).queryKey, saved);
      toasts.show({ tone: 'success', title: t('team.ratesSaved', { name: whom.account }) });
    } catch (error) {
      setFailed((last) => ({ error, wanted, attempt: (last?.attempt ?? 0) + 1 }));
    }
    void refresh();
  });
  const newest = row && (person.data ? toDownline(person.data, writing) : row);
  const { transfer, onTransferLeave, ...transferring } = useTransfer(newest);
  const look = (next: Downline | null) => {
    setFailed(null);
    onTransferLeave();
    setRow(next);
  };
  return {
    ...transferring,
    detail: newest && {
      person: newest,
      path: way.data ? toPage(way.data, writing).path : [],
      caps,
      // A failure of another account is not shown here.
      saving: { busy, failed: failed?.wanted.person.id === id ? failed : null },
      transfer,
    },
    onDetail: look,
    onClose: () => look(null),
    onRates: (whom, rebates) => void save({ person: whom, rebates }),
    onRatesAgain: () => void (failed && save(failed.wanted)),
    onRetryCaps: () => void options.refetch(),
  };
}
