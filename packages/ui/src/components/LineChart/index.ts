export type { ChartCategory, ChartProps, ChartSeries } from '../Chart/Frame.tsx';
export { LineChart, type LineChartProps } from './LineChart.tsx';
