export { type Licence, readLicence } from './licence.ts';
export { PlayBandWidget } from './PlayBand.tsx';
export { SiteFooterView, type SiteFooterViewProps, SiteFooterWidget } from './SiteFooterWidget.tsx';
