import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect } from 'storybook/test';
import type { Written } from './Page.tsx';
import {
  AccessibilityPage,
  BreakpointsPage,
  IconsPage,
  LayoutPage,
  TonePage,
} from './principle-pages.tsx';
import { languageOf, textsIn } from './texts.ts';

const meta: Meta = {
  title: 'Foundations/Principles',
  parameters: { layout: 'fullscreen' },
  tags: ['no-panel'],
};
export default meta;

type PageName = 'layout' | 'breakpoints' | 'icons' | 'tone' | 'accessibility';

/** A page in the language of the toolbar. Its behaviour finds what it says to do and not to do. */
const page = (Shown: ComponentType<Written>, name: PageName): StoryObj => ({
  render: (_args, { globals }) => <Shown language={languageOf(globals)} />,
  play: async ({ canvas, canvasElement, globals }) => {
    const text = textsIn(languageOf(globals))[name];
    await expect(canvas.getByRole('heading', { level: 1, name: text.title })).toBeVisible();
    for (const line of [...text.do, ...text.dont]) {
      await expect(canvas.getByText(line)).toBeVisible();
    }
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

export const Layout = { ...page(LayoutPage, 'layout'), name: 'Layout · বিন্যাস' };
export const Breakpoints = {
  ...page(BreakpointsPage, 'breakpoints'),
  name: 'Breakpoints · পর্দার মাপ',
};
export const Icons = { ...page(IconsPage, 'icons'), name: 'Icons · আইকন' };
export const Tone = { ...page(TonePage, 'tone'), name: 'Tone of voice · ভাষা' };
export const Accessibility = {
  ...page(AccessibilityPage, 'accessibility'),
  name: 'Accessibility · ব্যবহারযোগ্যতা',
};
