import { messages as first } from './bn.first.ts';
import { messages as rest, sayRefusal } from './bn.rest.ts';
import { learnRefusals } from './error-message.ts';

learnRefusals(sayRefusal);

/** Bengali, whole: for tests, stories and types. The site loads the two halves apart. */
export const messages = { ...first, ...rest };
