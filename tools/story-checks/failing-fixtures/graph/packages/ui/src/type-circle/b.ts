import type { ViewProps } from './a.ts';

export const part = ({ size }: ViewProps): number => size;
