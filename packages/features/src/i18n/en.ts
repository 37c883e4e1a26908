import { messages as first } from './en.first.ts';
import { messages as rest } from './en.rest.ts';

/** English, whole: for tests, stories and types. The site loads the two halves apart. */
export const messages = { ...first, ...rest };
