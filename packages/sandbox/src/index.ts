export { paletteNear } from './art/near.ts';
export { demoAccounts } from './catalogue/content.ts';
export { createSandbox, type Sandbox, type SandboxOptions } from './sandbox.ts';
export { defaultScenario, type Fault, type Scenario, type World } from './scenario.ts';
export { type ScenarioName, scenarioNames } from './scenarios/named.ts';
