import { defineStates } from '../../testing/index.ts';
import { chartSamples } from '../Chart/samples.tsx';
import type { BarChartProps } from './BarChart.tsx';

export const barChartStates = defineStates<BarChartProps>()((say) => chartSamples(say));
