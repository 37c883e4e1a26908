export { useJackpotLabels } from './labels.ts';
export { LateJackpotFeed } from './late-feed.ts';
export { toJackpotSource } from './source.ts';
