export { type TeamAccount, useAccountColumn, useAccountSearch } from './account.tsx';
export { FigureText } from './FigureText.tsx';
export { type Figure, figureOf } from './figure.ts';
export { useFigureColumn, useFigureSum } from './use-figure-column.tsx';
