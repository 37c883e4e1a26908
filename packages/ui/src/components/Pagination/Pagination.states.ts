import { defineStates } from '../../testing/states.ts';
import type { PaginationProps } from './Pagination.tsx';

const fill = (text: string, values: Readonly<Record<string, number>>) =>
  Object.entries(values).reduce((all, [key, value]) => all.replace(`{${key}}`, `${value}`), text);

export const paginationStates = defineStates<PaginationProps>()((say) => {
  const labels = {
    region: say('data.pagesOfRecord'),
    first: say('data.firstPage'),
    previous: say('a11y.previousPage'),
    next: say('a11y.nextPage'),
    last: say('data.lastPage'),
    page: (page: number) => fill(say('data.page'), { page }),
    status: (page: number, total: number) => fill(say('a11y.pageOf'), { page, total }),
  };
  const base = { page: 7, pages: 20, labels };
  const summary = say('data.summary');
  return {
    middle: { ...base, summary },
    first: { ...base, page: 1, summary },
    last: { ...base, page: 20, summary },
    two: { ...base, page: 1, pages: 2, summary },
    onePage: { ...base, page: 1, pages: 1, summary },
    links: { ...base, hrefFor: (page: number) => `#page-${page}` },
    withPageSize: {
      ...base,
      summary,
      pageSize: {
        label: say('data.rowsPerPage'),
        value: 20,
        options: [10, 20, 50],
        onChange: () => undefined,
      },
    },
    busy: { ...base, summary, busy: true },
    many: { ...base, page: 4812, pages: 10284, summary },
    longText: { ...base, summary: say('data.longTitle') },
  };
});
