export { HelpWidget } from './HelpWidget.tsx';
export { SiteHeaderView, type SiteHeaderViewProps } from './SiteHeaderView.tsx';
export { SiteHeaderWidget, type SiteHeaderWidgetProps } from './SiteHeaderWidget.tsx';
export { SiteTabBarWidget } from './SiteTabBarWidget.tsx';
