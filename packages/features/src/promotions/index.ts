export { PromotionsView, type PromotionsViewProps } from './PromotionsView.tsx';
export { PromotionsWidget, type PromotionsWidgetProps } from './PromotionsWidget.tsx';
