// Failing fixture: a package that needs a tool.
import { meter } from '../../../tools/meter.ts';

export const measured = meter;
