import { messages as first } from './bn.first.ts';
import { messages as rest } from './bn.rest.ts';

/** Bengali, whole: for tests, stories and types. The site loads the two halves apart. */
export const messages = { ...first, ...rest };
