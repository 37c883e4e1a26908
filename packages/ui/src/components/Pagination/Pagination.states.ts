import { defineStates } from '../../testing/states.ts';
import { groupDigits } from '../numbers.ts';
import type { PaginationProps } from './Pagination.tsx';

const fill = (text: string, values: Readonly<Record<string, number>>) =>
  Object.entries(values).reduce(
    (all, [key, value]) => all.replace(`{${key}}`, groupDigits(`${value}`)),
    text,
  );

export const paginationStates = defineStates<PaginationProps>()((say) => {
  // Each has its own name, because the landmarks of one page need different names.
  const labels = (place: number) => ({
    region: `${say('data.pagesOfRecord')} ${place}`,
    first: say('data.firstPage'),
    previous: say('a11y.previousPage'),
    next: say('a11y.nextPage'),
    last: say('data.lastPage'),
    page: (page: number) => fill(say('data.page'), { page }),
    status: (page: number, total: number) => fill(say('a11y.pageOf'), { page, total }),
  });
  const base = (place: number) => ({ page: 7, pages: 20, labels: labels(place) });
  const summary = say('data.summary');
  return {
    middle: { ...base(1), summary },
    first: { ...base(2), page: 1, summary },
    last: { ...base(3), page: 20, summary },
    two: { ...base(4), page: 1, pages: 2, summary },
    onePage: { ...base(5), page: 1, pages: 1, summary },
    links: { ...base(6), hrefFor: (page: number) => `#page-${page}` },
    withPageSize: {
      ...base(7),
      summary,
      pageSize: {
        label: say('data.rowsPerPage'),
        value: 20,
        options: [10, 20, 50],
        onChange: () => undefined,
      },
    },
    busy: { ...base(8), summary, busy: true },
    many: { ...base(9), page: 4812, pages: 10284, summary },
    longText: { ...base(10), summary: say('data.longTitle') },
  };
});
