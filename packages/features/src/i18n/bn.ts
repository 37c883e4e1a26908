import { messages as agent } from './bn.agent.ts';
import { messages as first } from './bn.first.ts';
import { messages as member } from './bn.member.ts';
import { messages as rest, sayRefusal } from './bn.rest.ts';
import { learnRefusals } from './error-message.ts';

learnRefusals(sayRefusal);

/** Bengali, whole: for tests, stories and types. The site loads its parts apart. */
export const messages = { ...first, ...rest, ...member, ...agent };
