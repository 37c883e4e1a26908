export { DailyWagesWidget } from './DailyWagesWidget.tsx';
