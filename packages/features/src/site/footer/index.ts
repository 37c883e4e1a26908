export { type Licence, readLicence } from './licence.ts';
export { SiteFooterView, type SiteFooterViewProps, SiteFooterWidget } from './SiteFooterWidget.tsx';
