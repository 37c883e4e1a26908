// Failing fixture: a page that loads the search window with itself.
import { search } from '../../../packages/features/src/site/search/index.ts';

export const page = search;
