export { paletteNear } from './art/index.ts';
export { demoAccounts } from './catalogue/index.ts';
export { createSandbox, type Sandbox, type SandboxOptions } from './sandbox.ts';
export { defaultScenario, type Fault, type Scenario, type World } from './scenario.ts';
export { type ScenarioName, scenarioNames } from './scenarios/named.ts';
