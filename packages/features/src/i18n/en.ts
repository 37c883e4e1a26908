import { messages as agent } from './en.agent.ts';
import { messages as first } from './en.first.ts';
import { messages as member } from './en.member.ts';
import { messages as rest, sayRefusal } from './en.rest.ts';
import { learnRefusals } from './error-message.ts';

learnRefusals(sayRefusal);

/** English, whole: for tests, stories and types. The site loads its parts apart. */
export const messages = { ...first, ...rest, ...member, ...agent };
