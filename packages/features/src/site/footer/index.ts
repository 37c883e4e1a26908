export { type Licence, lacksLicence, readLicences } from './licence.ts';
export { PlayBandWidget } from './PlayBand.tsx';
export {
  SiteFooterBody,
  SiteFooterView,
  type SiteFooterViewProps,
  SiteFooterWidget,
} from './SiteFooterWidget.tsx';
