export { IncomeView, type IncomeViewProps } from './IncomeView.tsx';
export { IncomeWidget } from './IncomeWidget.tsx';
