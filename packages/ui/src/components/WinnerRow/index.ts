export { WinnerRow, type WinnerRowProps } from './WinnerRow.tsx';
