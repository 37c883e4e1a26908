export { SiteFooterView, type SiteFooterViewProps, SiteFooterWidget } from './SiteFooterWidget.tsx';
