export { VipView, type VipViewProps } from './VipView.tsx';
export { VipWidget } from './VipWidget.tsx';
