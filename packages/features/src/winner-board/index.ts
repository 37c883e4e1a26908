export {
  type Ago,
  agoOf,
  toWinnerBoard,
  type Winner,
  type WinnerBoard,
  winnersAtMost,
} from './model.ts';
export { useNow } from './use-now.ts';
export { useWinners, type Winners } from './use-winners.ts';
export { WinnerList, type WinnerListProps, WinnerListSkeleton } from './WinnerList.tsx';
export { board } from './winner-board.css.ts';
