import { art } from '../../samples/art/art.ts';
import { defineStates } from '../../testing/states.ts';
import type { LazyImageProps } from './LazyImage.tsx';

export const lazyImageStates = defineStates<LazyImageProps>()((say) => ({
  decoration: { src: art.covers.lotus },
  described: { src: art.scenes.river.src, alt: say('image.river') },
  fallback: { src: art.broken, fallbackSrc: art.covers.arch },
  nothingLeft: { src: art.broken, alt: say('image.river') },
}));
