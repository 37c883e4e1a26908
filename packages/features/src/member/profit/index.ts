export { ProfitView, type ProfitViewProps } from './ProfitView.tsx';
export { ProfitWidget } from './ProfitWidget.tsx';
