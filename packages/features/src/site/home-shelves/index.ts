export { HomeShelvesWidget } from './HomeShelvesWidget.tsx';
