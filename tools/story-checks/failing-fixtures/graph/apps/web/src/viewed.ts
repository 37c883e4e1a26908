// Failing fixture: a page that needs the modes of stories.
import { modes } from '../../../packages/stories/src/modes.ts';

export const viewed = modes;
