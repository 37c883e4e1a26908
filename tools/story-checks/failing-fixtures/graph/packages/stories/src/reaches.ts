// Failing fixture: the list of stories needs a feature.
import { search } from '../../features/src/site/search/index.ts';

export const listed = search;
