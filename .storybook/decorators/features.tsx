import type { Decorator } from '@storybook/react-vite';

/**
 * What widgets need around them (language catalogue, runtime on the in-browser
 * sandbox). Components of the library need nothing and pass through.
 */
export const withFeatures: Decorator = (Story) => <Story />;
