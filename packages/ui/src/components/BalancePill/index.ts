export { BalancePill, type BalancePillLabels, type BalancePillProps } from './BalancePill.tsx';
