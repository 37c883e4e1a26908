// Failing fixture: a circle that only types close.
import { part } from './b.ts';

export interface ViewProps {
  readonly size: number;
}
export const view = (props: ViewProps): number => part(props);
