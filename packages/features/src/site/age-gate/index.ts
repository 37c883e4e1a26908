export { AgeGateView, type AgeGateViewProps } from './AgeGateView.tsx';
export { AgeGateWidget, type AgeGateWidgetProps } from './AgeGateWidget.tsx';
export { type AgeGateState, strictestAge } from './age-gate-model.ts';
export { type AgeGate, useAgeGate } from './use-age-gate.ts';
