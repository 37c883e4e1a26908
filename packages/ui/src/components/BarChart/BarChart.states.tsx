import { defineStates } from '../../testing/states.ts';
import { chartSamples } from '../Chart/samples.tsx';
import type { BarChartProps } from './BarChart.tsx';

export const barChartStates = defineStates<BarChartProps>()((say) => chartSamples(say));
