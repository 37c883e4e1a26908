import { type CompiledField, type Message, messageFor, type Problem } from './compile.ts';

/** What can be wrong with a new password: with the rule, or beside it. */
export type PasswordFault = Exclude<Problem, 'required'> | 'common' | 'same' | 'mismatch';

const keys = {
  common: 'validation.passwordCommon',
  same: 'validation.passwordSame',
  mismatch: 'validation.passwordMismatch',
  length: 'validation.passwordFormat',
  pattern: 'validation.passwordFormat',
} as const satisfies Record<PasswordFault, Message['key']>;

/** The sentence for it (VAL-03). A length is named where the rule is known. */
export function passwordMessage(fault: PasswordFault, rule: CompiledField | null): Message {
  if (fault === 'length' && rule) return messageFor(rule, 'length');
  return { key: keys[fault], values: {} };
}
