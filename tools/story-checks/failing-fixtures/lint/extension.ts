import { loose } from './any';

export const used: unknown = loose(1);
