export { RebateView, type RebateViewProps } from './RebateView.tsx';
export { RebateWidget } from './RebateWidget.tsx';
export type { Rebate, RebatePart } from './rebate-model.ts';
