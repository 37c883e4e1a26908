import { defineStates } from '../../testing/states.ts';
import { chartSamples } from '../Chart/samples.tsx';
import type { LineChartProps } from './LineChart.tsx';

export const lineChartStates = defineStates<LineChartProps>()((say) => chartSamples(say));
