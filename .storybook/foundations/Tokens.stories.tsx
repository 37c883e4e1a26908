import { modeOf } from '@parlour/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect } from 'storybook/test';
import { purposes } from '../../packages/ui/src/theme/purposes.ts';
import { AllTokensPage, groups } from './AllTokens.tsx';
import { languageOf } from './texts.ts';
import {
  brandOf,
  ColourPage,
  ElevationPage,
  LayersPage,
  MotionPage,
  RadiusPage,
  SpacingPage,
  type TokenPageProps,
  TypePage,
} from './token-pages.tsx';

const meta: Meta = {
  title: 'Foundations/Design tokens',
  parameters: { layout: 'fullscreen' },
  tags: ['no-panel'],
};
export default meta;

/** A page in the brand, scheme and language of the toolbar. Its behaviour finds each token of the groups on it. */
const page = (Shown: ComponentType<TokenPageProps>, ...groups: readonly string[]): StoryObj => ({
  render: (_args, { globals }) => (
    <Shown
      language={languageOf(globals)}
      brand={brandOf(globals)}
      scheme={modeOf(globals).scheme}
    />
  ),
  play: async ({ canvas, canvasElement, globals }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    for (const [path, purpose] of Object.entries(purposes[languageOf(globals)])) {
      if (!groups.includes(path.split('.')[0] ?? '')) continue;
      await expect(canvas.getAllByText(purpose).length, path).toBeGreaterThan(0);
    }
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

// The search of the sidebar divides by the number of words. Without breaks this is one word, and "colour" finds it before
// "Forced colours" of every component.
export const Colour = {
  ...page(ColourPage, 'color'),
  name: 'Colour\u00a0roles\u00a0·\u00a0রং',
};
export const Typography = { ...page(TypePage, 'type', 'font'), name: 'Typography · লেখা' };
export const Spacing = {
  ...page(SpacingPage, 'space', 'control'),
  name: 'Spacing and sizes · ফাঁকা জায়গা',
};
export const Radius = { ...page(RadiusPage, 'radius'), name: 'Radius · কোণ' };
export const Elevation = { ...page(ElevationPage, 'shadow'), name: 'Elevation, shadow · ছায়া' };
export const Motion = { ...page(MotionPage, 'motion'), name: 'Motion · নড়াচড়া' };
export const Layers = { ...page(LayersPage, 'z'), name: 'Layers · স্তর' };
export const Tokens = { ...page(AllTokensPage, ...groups), name: 'Tokens\u00a0·\u00a0টোকেন' };
