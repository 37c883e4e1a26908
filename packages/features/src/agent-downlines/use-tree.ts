import { queries, type WireDownline } from '@parlour/api-client';
import { useQueries } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { type Part, partOf } from '../parts/index.ts';
import { useRuntime } from '../runtime/index.ts';
import { branchesOf } from './branches.ts';
import { type Downline, toDownline, type Writing } from './model.ts';

/** The most rows the backend gives at a time. */
const mostRows = 100;

/** The open part of a team below somebody (`''`: oneself). Each level is read when it is opened (AGT-04, AGT-15). */
export function useTree(root: string, isShown: boolean, { symbol, timeZone }: Writing) {
  const { api } = useRuntime();
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set());
  const toRows = useCallback(
    (wire: readonly WireDownline[]) => wire.map((row) => toDownline(row, { symbol, timeZone })),
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
      return {
        queryKey: [...queries.downlines(api, asked(1)).queryKey, 'whole'],
        queryFn: async (): Promise<readonly WireDownline[]> => {
          const rows: WireDownline[] = [];
          for (let page = 1, pages = 1; page <= pages; page += 1) {
            const answer = await api.getDownlines(asked(page));
            rows.push(...answer.rows);
            pages = answer.totalPages;
          }
          return rows;
        },
        select: toRows,
        enabled: isShown,
      };
    }),
  });
  const branches = branchesOf(
    levels.flatMap(({ data, dataUpdatedAt }, index) =>
      data ? [{ parent: ids[index] ?? '', rows: data, at: dataUpdatedAt }] : [],
    ),
  );
  const [first] = levels;
  const rows: Part<readonly Downline[]> = first
    ? partOf(first, () => branches.get(root) ?? [])
    : { status: 'loading' };
  return {
    tree: {
      rows,
      below: (id: string) => branches.get(id),
      open,
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
