export { Countdown, type CountdownProps } from './Countdown.tsx';
export { clockText, type TimeLeft, timeLeft } from './time-left.ts';
