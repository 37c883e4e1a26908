export { CategoryTabs } from './CategoryTabs.tsx';
export { HelpWidget } from './HelpWidget.tsx';
export type { SiteHeaderViewProps } from './SiteHeaderView.props.ts';
export { SiteHeaderView } from './SiteHeaderView.tsx';
export { SiteHeaderWidget, type SiteHeaderWidgetProps } from './SiteHeaderWidget.tsx';
export { SiteTabBarWidget } from './SiteTabBarWidget.tsx';
