export { type ChangeReason, changeReason, defaultPassword } from './change-reason.ts';
export { type GuardedStore, guarded, guardedStore, type StoreScope } from './guarded-store.ts';
export { type KeyValueStore, memoryStore } from './key-value-store.ts';
export type { LoginFacts } from './login-facts.ts';
export {
  anonymous,
  type EndReason,
  memberOf,
  nextSession,
  type SessionEvent,
  type SessionState,
  tokenOf,
} from './machine.ts';
export { type Member, toMember } from './member.ts';
export { type DeviceChange, storageChannel } from './storage-channel.ts';
export { createSession, type Session } from './store.ts';
export type { SessionChannel, SessionOptions, VerifyMethod } from './types.ts';
