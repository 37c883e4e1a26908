import { lazyPart } from '../lazy/index.ts';
import type { JackpotFeedProps } from './JackpotFeed.tsx';

/** `JackpotFeed`, loaded by the first live figure; one that cannot be followed says how old it is. */
export const LateJackpotFeed = lazyPart<JackpotFeedProps>(() =>
  import('./JackpotFeed.tsx').then(
    (loaded) => ({ default: loaded.JackpotFeed }),
    () => ({ default: () => null }),
  ),
);
