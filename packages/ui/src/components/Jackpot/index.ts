export { Jackpot, type JackpotLabels, type JackpotProps } from './Jackpot.tsx';
export {
  groupFigure,
  type JackpotSource,
  type JackpotTick,
  type JackpotTicker,
  jackpotTicker,
} from './ticker.ts';
