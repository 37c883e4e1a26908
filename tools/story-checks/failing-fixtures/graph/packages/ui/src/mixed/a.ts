// A circle whose files also know a type of each other.
import type { B } from './b.ts';
import { b } from './b.ts';

export interface A {
  readonly b: B;
}
export const a = (): number => b();
