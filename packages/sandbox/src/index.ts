export { demoAccounts } from './catalogue/index.ts';
export { createSandbox, type Sandbox, type SandboxOptions } from './sandbox.ts';
export { defaultScenario, type Fault, type Scenario } from './scenario.ts';
