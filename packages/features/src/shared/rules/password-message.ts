import { type CompiledField, type Message, messageFor, type Problem } from './compile.ts';

/** The problems a new password can have: with its rule, or with other checks. */
export type PasswordFault = Exclude<Problem, 'required'> | 'common' | 'same' | 'mismatch';

const keys = {
  common: 'validation.passwordCommon',
  same: 'validation.passwordSame',
  mismatch: 'validation.passwordMismatch',
  length: 'validation.passwordFormat',
  pattern: 'validation.passwordFormat',
} as const satisfies Record<PasswordFault, Message['key']>;

/** Returns the message for a problem (VAL-03). It contains the length if the rule is known. */
export function passwordMessage(fault: PasswordFault, rule: CompiledField | null): Message {
  if (fault === 'length' && rule) return messageFor(rule, 'length');
  return { key: keys[fault], values: {} };
}
