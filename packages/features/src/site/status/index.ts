export { SiteStatusView, type SiteStatusViewProps } from './SiteStatusView.tsx';
export { SiteStatusWidget } from './SiteStatusWidget.tsx';
