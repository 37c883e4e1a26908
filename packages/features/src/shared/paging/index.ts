export { pagesOf, shownOf } from './paging.ts';
export { usePagerLabels } from './use-pager-labels.ts';
