export {
  type Winner,
  type WinnerBoard,
  winnersAtMost,
} from './model.ts';
export { useWinners, type Winners } from './use-winners.ts';
export { WinnerList, type WinnerListProps, WinnerListSkeleton } from './WinnerList.tsx';
export { board } from './winner-board.css.ts';
