import type { Decorator } from '@storybook/react-vite';
import { type Mode, modeOf } from '../modes.ts';

/**
 * Puts the chosen mode on the document before the story renders. In an effect
 * it would come too late: the first paint, the checks and the screenshot would
 * see the mode of the story before. On a docs page stories of several modes
 * share the document, so each brings its own island.
 */
export const withMode: Decorator = (Story, { globals, viewMode, parameters }) => {
  const mode = modeOf(globals);
  if (viewMode === 'docs') {
    const { brand, scheme, language, direction } = mode;
    return (
      <div lang={language} dir={direction} data-brand={brand} data-scheme={scheme}>
        <Story />
      </div>
    );
  }
  applyMode(document.documentElement, mode);
  // Pages bring their landmarks; a component alone stands in the main one.
  return parameters.layout === 'fullscreen' ? (
    <Story />
  ) : (
    <main>
      <Story />
    </main>
  );
};

function applyMode(root: HTMLElement, { brand, scheme, language, direction }: Mode): void {
  root.dataset.brand = brand;
  root.dataset.scheme = scheme;
  root.lang = language;
  root.dir = direction;
  const { colorScheme, direction: shownDirection } = getComputedStyle(root);
  if (colorScheme !== scheme || shownDirection !== direction) {
    throw new Error(
      `The page shows ${colorScheme}/${shownDirection}, the toolbar says ${scheme}/${direction}. ` +
        'Is the stylesheet of the brand loaded?',
    );
  }
}
