import { LazyImage, type LazyImageProps } from '@parlour/ui';
import { useResolve } from '../links/resolve.ts';
import { noCover } from './game-summary.ts';

/** The cover of a game: the drawn one where it has none, or where its own does not come (GAM-05). */
export function Cover(props: Omit<LazyImageProps, 'fallbackSrc'>) {
  const resolve = useResolve();
  return <LazyImage {...props} fallbackSrc={resolve(noCover)} />;
}
