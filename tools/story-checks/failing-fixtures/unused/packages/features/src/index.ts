import { kept } from 'kept';
import { busy } from './needed.ts';

export const all = [busy, kept];
