export {
  anonymous,
  type ChangeReason,
  changeReason,
  defaultPassword,
  memberOf,
  nextSession,
  type SessionEvent,
  type SessionState,
  tokenOf,
} from './machine.ts';
export { type Member, toMember } from './member.ts';
export { type KeyValueStore, memoryStore } from './storage.ts';
export { createSession, type Session, type SessionChannel } from './store.ts';
