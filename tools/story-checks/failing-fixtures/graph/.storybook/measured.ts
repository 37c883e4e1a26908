// Failing fixture: a Storybook that needs a tool.
import { meter } from '../tools/meter.ts';

export const measured = meter;
