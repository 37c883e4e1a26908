import { maybe, note, oneOf } from '../http/fields.ts';

/** Longest proof of another service, in characters. */
const longest = 4_096;

/**
 * The parameters with which a call sends the proof of another service: that a person is present, or that a number is
 * theirs.
 */
export const proofInput = {
  botToken: maybe(note(longest)),
  firebaseChannel: maybe(oneOf('sms')),
  firebaseIdToken: maybe(note(longest)),
};
