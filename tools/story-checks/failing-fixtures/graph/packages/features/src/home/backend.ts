// Planted: product code that knows the reference backend.
import { sandbox } from '../../../sandbox/src/index.ts';

export const home = sandbox;
