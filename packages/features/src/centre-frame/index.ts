export { type Asked, askedIn, withPage } from './address.ts';
export { CentreFrameView, type CentreFrameViewProps } from './CentreFrameView.tsx';
export {
  type CentrePage,
  type CentrePages,
  CentreWidget,
  type CentreWidgetProps,
} from './CentreWidget.tsx';
export type { AgentPageKey, Centre, MemberPageKey } from './entries.ts';
