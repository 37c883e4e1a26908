export type { Rebate, RebatePart } from './model.ts';
export { RebateView, type RebateViewProps } from './RebateView.tsx';
export { RebateWidget } from './RebateWidget.tsx';
