import { say } from './engine.ts';
import type { CompiledField, Message, Problem } from './fields.ts';
import { longestValue } from './limits.ts';

/** Returns the general message for a problem. Forms may have a better one for a field they know. */
export function messageFor({ min, max }: CompiledField, problem: Problem): Message {
  if (problem === 'required') return say('validation.required');
  if (problem === 'pattern') return say('validation.unknownPattern');
  if (min === max) return say('validation.lengthExact', { count: max });
  if (min <= 1) return say('validation.lengthMax', { count: max });
  if (max === longestValue) return say('validation.lengthMin', { count: min });
  return say('validation.lengthRange', { min, max });
}
