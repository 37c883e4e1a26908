export {
  type DemoAccount,
  type Inbox,
  type SandboxControl,
  type Scenario,
  sandboxControl,
} from './control.ts';
export { DeveloperPanel, type DeveloperPanelProps } from './DeveloperPanel.tsx';
