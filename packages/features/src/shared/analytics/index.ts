export { AnalyticsWidget, type AnalyticsWidgetProps, useConsent } from './AnalyticsWidget.tsx';
export { ConsentBarView, type ConsentBarViewProps } from './ConsentBarView.tsx';
export type { Consent } from './consent.ts';
export { gtagListener } from './gtag.ts';
