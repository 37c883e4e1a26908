import type { PaginationLabels } from '@parlour/ui';
import { useMemo } from 'react';
import { useT } from '../i18n/use-t.ts';

/** The texts of a pager. `region` names its list: "Pages of the notices". */
export function usePagerLabels(region: string): PaginationLabels {
  const t = useT();
  return useMemo(
    () => ({
      region,
      first: t('paging.first'),
      previous: t('a11y.previousPage'),
      next: t('a11y.nextPage'),
      last: t('paging.last'),
      page: (page) => t('paging.page', { page }),
      status: (page, total) => t('a11y.pageOf', { page, total }),
    }),
    [t, region],
  );
}
