/**
 * Records and charts: tables (with the virtual list they need), trees, charts. They load with the centre or page that
 * shows them; the home page must not import them.
 */
export { BarChart, type BarChartProps } from './components/BarChart/BarChart.tsx';
export type { ChartProps } from './components/Chart/Frame.tsx';
export type { ChartCategory, ChartSeries } from './components/Chart/series.ts';
export {
  DataList,
  type DataListItem,
  type DataListProps,
} from './components/DataList/DataList.tsx';
export { type KpiChange, KpiTile, type KpiTileProps } from './components/KpiTile/KpiTile.tsx';
export { LineChart, type LineChartProps } from './components/LineChart/LineChart.tsx';
export type { Column, Sort } from './components/Table/columns.ts';
export type { TableLook } from './components/Table/Frame.tsx';
export type { TableSelection } from './components/Table/selection.ts';
export { Table, type TableProps } from './components/Table/Table.tsx';
export {
  Timeline,
  type TimelineEvent,
  type TimelineProps,
  type TimelineState,
} from './components/Timeline/Timeline.tsx';
export type { TreeTableLabels } from './components/TreeTable/labels.ts';
export { TreeTable, type TreeTableProps } from './components/TreeTable/TreeTable.tsx';
