export { type TeamAccount, useAccountColumn, useAccountSearch } from './account.tsx';
export { FigureText } from './FigureText.tsx';
export { type Figure, type FigureWriting, figureOf, sumOfFigures } from './figure.ts';
export { useFigureColumn, useFigureSum } from './use-figure-column.tsx';
