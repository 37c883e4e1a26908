// Failing fixture: a tool that needs Storybook.
import { page } from '../.storybook/page.ts';

export const opened = page;
