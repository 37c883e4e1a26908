import { maybe, note, oneOf } from '../http/fields.ts';

/** Longest proof of another service. */
const longest = 4_096;

/** How a call brings the proof of another service: that a person is there, or whose a number is. */
export const proofInput = {
  botToken: maybe(note(longest)),
  firebaseChannel: maybe(oneOf('sms')),
  firebaseIdToken: maybe(note(longest)),
};
