import { type Mode, modeOf } from '@parlour/stories/modes';
import { vars } from '@parlour/ui/theme';
import type { Decorator } from '@storybook/react-vite';
import type { CSSProperties, ReactNode } from 'react';
import { stillMotion } from '../motion.ts';
import { DocsWindow } from './DocsWindow.tsx';

/**
 * Applies the chosen mode to the document before the story renders. An effect would be too late: the first paint, the
 * checks and the screenshot would have the mode of the previous story.
 */
export const withMode: Decorator = (Story, { id, name, globals, viewMode, parameters }) => {
  const mode = modeOf(globals);
  const alone = parameters.layout === 'fullscreen';
  if (viewMode === 'docs') {
    return alone ? <DocsWindow id={id} name={name} mode={mode} /> : island(mode, <Story />);
  }
  applyMode(document.documentElement, mode);
  // Pages bring their own landmarks. A single component is put into a main landmark.
  return alone ? (
    <Story />
  ) : (
    <main>
      <Story />
    </main>
  );
};

/** On a docs page, stories with several modes share the document, so each sets its own mode. */
function island({ brand, scheme, language, direction }: Mode, story: ReactNode) {
  return (
    <div
      lang={langOf(language)}
      dir={direction}
      data-brand={brand}
      data-scheme={scheme}
      style={edge}
    >
      {story}
    </div>
  );
}

/** Covers the white margin of Storybook's canvas, so that the background is dark up to the edge. */
const edge = {
  margin: '-30px -20px',
  padding: '30px 20px',
  background: vars.color.surface.page,
  font: vars.type.body,
} satisfies CSSProperties;

/** The long texts are Bengali. */
const langOf = (language: Mode['language']) => (language === 'en' ? 'en' : 'bn');

function applyMode(root: HTMLElement, mode: Mode): void {
  const { brand, scheme, language, direction } = mode;
  root.dataset.brand = brand;
  root.dataset.scheme = scheme;
  root.dataset.spacing = mode.spacing;
  root.lang = langOf(language);
  root.dir = direction;
  stillMotion(mode.motion === 'reduced');
  const { colorScheme, direction: shownDirection } = getComputedStyle(root);
  // With forced colours the system decides on the scheme.
  const isForced = window.matchMedia('(forced-colors: active)').matches;
  if ((colorScheme !== scheme && !isForced) || shownDirection !== direction) {
    throw new Error(
      `The page shows ${colorScheme}/${shownDirection}, the toolbar says ${scheme}/${direction}. ` +
        'Is the stylesheet of the brand loaded?',
    );
  }
}
