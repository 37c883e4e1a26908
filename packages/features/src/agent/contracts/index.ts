export { ContractsWidget } from './ContractsWidget.tsx';
