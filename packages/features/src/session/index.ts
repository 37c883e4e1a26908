export { type ChangeReason, changeReason, defaultPassword } from './change-reason.ts';
export {
  anonymous,
  type EndReason,
  type LoginFacts,
  memberOf,
  nextSession,
  type SessionEvent,
  type SessionState,
  tokenOf,
} from './machine.ts';
export { type Member, toMember } from './member.ts';
export { type KeyValueStore, memoryStore } from './storage.ts';
export {
  createSession,
  type Session,
  type SessionChannel,
  type SessionOptions,
  type VerifyMethod,
} from './store.ts';
