export type { FaultName } from './faults.ts';
export { type LiveStage, liveStories, readInbox } from './live.tsx';
export { samplePicture } from './pictures.ts';
export {
  catalogues,
  createTestRuntime,
  storyTime,
  TestProviders,
  type TestRuntime,
  type TestRuntimeOptions,
} from './test-runtime.tsx';
export { createTestSession, type TestSessionOptions } from './test-session.ts';
