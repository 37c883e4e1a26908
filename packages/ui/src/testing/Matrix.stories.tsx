import type { Meta } from '@storybook/react-vite';
import { Matrix } from './Matrix.tsx';

/**
 * Every component in its first state, light and dark, on one page for each brand. The build adds a story for every
 * brand of the registry (`packages/stories/src/list/overview.ts`), so a new brand needs no line here.
 */
const meta: Meta<typeof Matrix> = {
  title: 'Brand/Matrix',
  component: Matrix,
  tags: ['no-panel'],
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    // The stories of each component check every rule. Here only the colours of another brand are checked. The page
    // shows everything twice, so two landmarks with the same name are not an error.
    a11y: { options: { runOnly: ['color-contrast'] } },
  },
  globals: { viewport: { value: 'w1440' } },
};
export default meta;
