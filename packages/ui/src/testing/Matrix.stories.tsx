import type { Meta } from '@storybook/react-vite';
import { Matrix } from './Matrix.tsx';

/**
 * Every component in its first state, light and dark, on one page for each
 * brand. The build adds a story for every brand of the registry
 * (`tools/story-index/overview.ts`), so a new brand has its page without a line here.
 */
const meta: Meta<typeof Matrix> = {
  title: 'Brand/Matrix',
  component: Matrix,
  tags: ['no-panel'],
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    // Each component met every rule in its own stories. Here it meets the colours of another
    // brand; two landmarks of one name are no mistake of a page that shows everything twice.
    a11y: { options: { runOnly: ['color-contrast'] } },
  },
  globals: { viewport: { value: 'w1440' } },
};
export default meta;
