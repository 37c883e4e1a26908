export { type Asked, askedIn, isDeeper, menuPage, withPage } from './address.ts';
export { CentreFrameView, type CentreFrameViewProps } from './CentreFrameView.tsx';
export { CentreInPageView, type CentreInPageViewProps } from './CentreInPageView.tsx';
export { CentreInPageWidget } from './CentreInPageWidget.tsx';
export { CentreWidget, type CentreWidgetProps } from './CentreWidget.tsx';
export { type AgentPageKey, type Centre, isAtSiteOnly, type MemberPageKey } from './entries.ts';
export type { CentrePage, CentrePages, CentreProps } from './use-centre.ts';
