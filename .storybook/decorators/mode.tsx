import { vars } from '@parlour/ui/theme';
import type { Decorator } from '@storybook/react-vite';
import type { CSSProperties, ReactNode } from 'react';
import { type Mode, modeOf } from '../../tools/story-index/modes.ts';
import { stillMotion } from '../motion.ts';

/**
 * Puts the chosen mode on the document before the story renders. In an effect
 * it would come too late: the first paint, the checks and the screenshot would
 * see the mode of the story before.
 */
export const withMode: Decorator = (Story, { id, name, globals, viewMode, parameters }) => {
  const mode = modeOf(globals);
  const alone = parameters.layout === 'fullscreen';
  if (viewMode === 'docs') {
    return alone ? <Window id={id} name={name} mode={mode} /> : island(mode, <Story />);
  }
  applyMode(document.documentElement, mode);
  // Pages bring their landmarks; a component by itself is put into the main one.
  return alone ? (
    <Story />
  ) : (
    <main>
      <Story />
    </main>
  );
};

/** On a docs page stories of several modes share the document, so each brings its own. */
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

/** A page or an open modal would cover the docs: it gets a window of its own, loaded when seen. */
function Window({ id, name, mode }: { id: string; name: string; mode: Mode }) {
  const globals = Object.entries(mode).map(([axis, value]) => `${axis}:${value}`);
  const address = `iframe.html?id=${id}&viewMode=story&globals=${globals.join(';')}`;
  return <iframe title={name} src={address} loading="lazy" style={pane} />;
}

/** Covers the white margin of Storybook's canvas, so that dark is dark to the edge. */
const edge = {
  margin: '-30px -20px',
  padding: '30px 20px',
  background: vars.color.surface.page,
  font: vars.type.body,
} satisfies CSSProperties;

const pane = { display: 'block', inlineSize: '100%', blockSize: 480, border: 0 };

/** Long words are Bengali words. */
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
  // A system that forces its colours has the say on the scheme.
  const isForced = window.matchMedia('(forced-colors: active)').matches;
  if ((colorScheme !== scheme && !isForced) || shownDirection !== direction) {
    throw new Error(
      `The page shows ${colorScheme}/${shownDirection}, the toolbar says ${scheme}/${direction}. ` +
        'Is the stylesheet of the brand loaded?',
    );
  }
}
