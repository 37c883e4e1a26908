// Failing fixture: product code that imports the reference backend.
import { sandbox } from '../../../../sandbox/src/index.ts';

export const home = sandbox;
