import { queries, retryDelay, retryRead, type WireDownline } from '@parlour/api-client';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { type Part, partOf } from '../../shared/parts/part.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { branchesOf } from './branches.ts';
import type { DownlinesViewProps } from './DownlinesView.props.ts';
import { type Downline, toDownline, type Writing } from './downlines-model.ts';
import { type Level, readLevel } from './level.ts';

/** Maximum number of rows per request. */
const mostRows = 100;

/**
 * The open part of the team below an account (`''`: the agent). Loads each level when it is opened (AGT-04, AGT-15).
 */
export function useTree(root: string, isShown: boolean, { symbol, timeZone }: Writing) {
  const { api } = useRuntime();
  const client = useQueryClient();
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set());
  const toRows = useCallback(
    ({ rows, ...level }: Level<WireDownline>): Level<Downline> => ({
      ...level,
      rows: rows.map((row) => toDownline(row, { symbol, timeZone })),
    }),
    [symbol, timeZone],
  );
  const ids = [root, ...[...open].filter((id) => id !== root)];
  const levels = useQueries({
    queries: ids.map((id) => {
      const asked = (pageNo: number) => ({
        ...(id !== '' && { parentId: id }),
        sort: 'account' as const,
        pageNo,
        pageSize: mostRows,
      });
      const queryKey = [...queries.downlines(api, asked(1)).queryKey, 'whole'];
      return {
        queryKey,
        queryFn: ({ signal }: { readonly signal: AbortSignal }): Promise<Level<WireDownline>> =>
          readLevel({
            read: (pageNo) => api.getDownlines(asked(pageNo), { signal }),
            onPart: (part) => {
              // While a complete level loads again, its rows stay until all new rows are there. A partly loaded one
              // keeps its rows until as many new ones are there.
              const known = client.getQueryData<Level<WireDownline>>(queryKey);
              const isLess = known && (known.isWhole || part.rows.length < known.rows.length);
              if (!isLess) client.setQueryData(queryKey, part);
            },
            signal,
          }),
        // Retried like every read: a refusal is reported at once, only a failed connection is tried again.
        retry: retryRead,
        retryDelay,
        // Deleted with the session. Otherwise the next agent on this page would see this team.
        meta: { private: true },
        select: toRows,
        enabled: isShown,
      };
    }),
  });
  // A level whose loading failed halfway counts as not loaded.
  const known = levels.map(({ data, isError }) => (isError && !data?.isWhole ? undefined : data));
  const parts = known.flatMap((level) => (level && !level.isWhole ? [level] : []));
  const branches = branchesOf(
    known.flatMap((level, index) =>
      level
        ? [{ parent: ids[index] ?? '', rows: level.rows, at: levels[index]?.dataUpdatedAt ?? 0 }]
        : [],
    ),
  );
  const [first] = levels;
  const rows: Part<readonly Downline[]> = first
    ? partOf(
        {
          data: known[0],
          error: first.error,
          isError: first.isError,
          isFetching: first.isFetching,
        },
        () => branches.get(root) ?? [],
      )
    : { status: 'loading' };
  const reading: DownlinesViewProps['tree']['reading'] =
    parts.length === 0
      ? null
      : {
          read: parts.reduce((sum, level) => sum + level.rows.length, 0),
          of: parts.reduce((sum, level) => sum + level.total, 0),
        };
  return {
    tree: {
      rows,
      below: (id: string) => branches.get(id),
      open,
      reading,
      failed: new Set(
        ids.filter((_id, index) => {
          const level = levels[index];
          return level?.isError === true && !level.isFetching;
        }),
      ),
    },
    onOpenRows: setOpen,
    onBelow: (id: string) => {
      const level = levels[ids.indexOf(id)];
      if (level?.isError) void level.refetch();
    },
    retry: () => void first?.refetch(),
  };
}
