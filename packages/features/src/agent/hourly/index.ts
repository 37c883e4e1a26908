export { HourlySalaryWidget } from './HourlySalaryWidget.tsx';
