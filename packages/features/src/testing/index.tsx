export { errorSentences } from '../shared/i18n/error-message.ts';
export { brokenStores, type StoreFault, storeFaults } from './broken-stores.ts';
export { sampleCaptchaPicture } from './captcha-picture.ts';
export { type FaultName, plan } from './faults.ts';
export { hostileDocuments, hostileRules } from './hostile-rules.ts';
export { inScenario, type LiveStage, liveStories, readInbox } from './live.tsx';
export { logIn } from './log-in.ts';
export { newKey } from './new-key.ts';
export { samplePicture } from './pictures.ts';
export { playRounds } from './played.ts';
export { valueFor } from './rule-values.ts';
export { allLoaded } from './settled.ts';
export { tabTo } from './tab-to.ts';
export {
  catalogues,
  createTestRuntime,
  storyTime,
  TestProviders,
  type TestRuntime,
  type TestRuntimeOptions,
  withArt,
  wrongClocks,
} from './test-runtime.tsx';
export {
  createTestSession,
  type TestSessionOptions,
  tabsOfOneDevice,
  tabsOfOneSite,
} from './test-session.ts';
