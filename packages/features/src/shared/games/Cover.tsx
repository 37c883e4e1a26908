import { LazyImage, type LazyImageProps } from '@parlour/ui';
import { useResolve } from '../links/resolve.ts';
import { noCover } from './game-summary.ts';

/** The cover of a game. Shows the default cover if the game has none, or if its own fails to load (GAM-05). */
export function Cover(props: Omit<LazyImageProps, 'fallbackSrc'>) {
  const resolve = useResolve();
  return <LazyImage {...props} fallbackSrc={resolve(noCover)} />;
}
