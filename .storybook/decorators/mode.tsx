import type { Decorator } from '@storybook/react-vite';
import { type Mode, modeOf } from '../modes.ts';

/**
 * Puts the chosen mode on the document before the story renders. In an effect
 * it would come too late: the first paint, the checks and the screenshot would
 * see the mode of the story before.
 */
export const withMode: Decorator = (Story, { globals, viewMode }) => {
  const mode = modeOf(globals);
  applyMode(document.documentElement, mode);
  if (viewMode !== 'docs') return <Story />;
  return (
    <div
      lang={mode.language}
      dir={mode.direction}
      data-brand={mode.brand}
      data-scheme={mode.scheme}
    >
      <Story />
    </div>
  );
};

function applyMode(root: HTMLElement, { brand, scheme, language, direction }: Mode): void {
  root.dataset.brand = brand;
  root.dataset.scheme = scheme;
  root.lang = language;
  root.dir = direction;
}
