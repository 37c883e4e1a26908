export { JackpotFeed } from './JackpotFeed.tsx';
export { useJackpotLabels } from './labels.ts';
export { showsJackpot, toJackpotSource } from './source.ts';
