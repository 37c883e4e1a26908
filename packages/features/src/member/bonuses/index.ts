export { BonusesView, type BonusesViewProps } from './BonusesView.tsx';
export { BonusesWidget } from './BonusesWidget.tsx';
