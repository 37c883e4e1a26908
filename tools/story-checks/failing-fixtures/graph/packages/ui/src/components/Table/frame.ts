// Failing fixture: a file that imports the entry of its own package.
import { heavy } from '../../index.ts';

export const frame = heavy;
