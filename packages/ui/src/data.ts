/**
 * Records and figures: tables (with the virtual list they need), trees, charts.
 * Loaded with the centre or page that shows them; the home page must not reach it.
 */
export * from './components/BarChart/index.ts';
export * from './components/DataList/index.ts';
export * from './components/KpiTile/index.ts';
export * from './components/LineChart/index.ts';
export * from './components/Table/index.ts';
export * from './components/Timeline/index.ts';
export * from './components/TreeTable/index.ts';
