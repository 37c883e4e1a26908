// What a run of the tools and the test-runner of Storybook share: they are two processes, and meet in files.
export { type Looks, type Plan, readPlan, writePlan } from './plan.ts';
export { runnerHeader } from './runner-header.ts';
export { forgetSeen, isSeen, noteSeen } from './seen.ts';
export { baselinePath, pictureName, reportDir, type Shot } from './shot.ts';
