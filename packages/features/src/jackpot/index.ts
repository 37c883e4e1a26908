export { JackpotFeed } from './JackpotFeed.tsx';
export { useJackpotLabels } from './labels.ts';
export { toJackpotSource } from './source.ts';
