export { SiteHeaderBar, type SiteHeaderBarProps } from './SiteHeaderBar.tsx';
