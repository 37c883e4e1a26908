export { PromotionPageView, type PromotionPageViewProps } from './PromotionPageView.tsx';
export { PromotionPageWidget } from './PromotionPageWidget.tsx';
export { PromotionsView, type PromotionsViewProps } from './PromotionsView.tsx';
export { PromotionsWidget, type PromotionsWidgetProps } from './PromotionsWidget.tsx';
