export type { ChartProps } from '../Chart/Frame.tsx';
export type { ChartCategory, ChartSeries } from '../Chart/series.ts';
export { LineChart, type LineChartProps } from './LineChart.tsx';
