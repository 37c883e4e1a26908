export { ContractsView, type ContractsViewProps, type ContractTab } from './ContractsView.tsx';
export { ContractsWidget, type ContractsWidgetProps } from './ContractsWidget.tsx';
export { type ContractKind, contractKinds } from './kinds.ts';
export type { Contract } from './model.ts';
