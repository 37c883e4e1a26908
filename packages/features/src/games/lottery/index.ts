export { LotteryWidget, type LotteryWidgetProps } from './LotteryWidget.tsx';
