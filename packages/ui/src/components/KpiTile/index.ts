export { type KpiChange, KpiTile, type KpiTileProps } from './KpiTile.tsx';
