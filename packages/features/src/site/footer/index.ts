export { type Licence, lacksLicence, readLicences } from './licence.ts';
export { PlayBandWidget } from './PlayBand.tsx';
export { SiteFooterView, type SiteFooterViewProps, SiteFooterWidget } from './SiteFooterWidget.tsx';
