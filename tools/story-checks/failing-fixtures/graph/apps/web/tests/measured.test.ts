// Failing fixture: an application whose test needs a tool.
import { meter } from '../../../tools/meter.ts';

export const measured = meter;
