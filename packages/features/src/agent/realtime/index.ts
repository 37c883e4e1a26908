export { RealtimeSalaryWidget } from './RealtimeSalaryWidget.tsx';
