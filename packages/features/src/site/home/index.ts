export { HomeWidget } from './HomeWidget.tsx';
