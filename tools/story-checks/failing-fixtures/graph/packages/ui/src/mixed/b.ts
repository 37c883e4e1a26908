import type { A } from './a.ts';
import { a } from './a.ts';

export interface B {
  readonly a: A;
}
export const b = (): number => a();
