export { type LiveStage, liveStories, readInbox } from './live.tsx';
export {
  createTestRuntime,
  storyTime,
  TestProviders,
  type TestRuntime,
  type TestRuntimeOptions,
} from './test-runtime.tsx';
