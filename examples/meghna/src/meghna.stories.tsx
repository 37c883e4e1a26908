import { SiteFooterWidget } from '@parlour/features/site/footer';
import { liveStories } from '@parlour/features/testing';
import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ExampleNote } from './ExampleNote.tsx';
import { HouseRules } from './HouseRules.tsx';
import { MeghnaFooter } from './MeghnaFooter.tsx';
import { RegisterNote } from './RegisterNote.tsx';
import { StoryLink } from './StoryLink.tsx';
import { StoryPage } from './StoryPage.tsx';
import { storyHref } from './texts.ts';

/** The parts of an invented operator, each as its team tests it (docs/white-label.md). */
const meta: Meta = { title: 'Examples/Meghna' };
export default meta;

const phone = { viewport: { value: 'w360' } };

export const HeaderTools = liveStories(<StoryLink />)(undefined, {
  name: '[LAY-02] A tool of the header leads to the page about the operator',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', storyHref);
  },
});

export const HomeSection = liveStories(<HouseRules />)(undefined, {
  name: '[X-01] A section of home with three ways on',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
});

export const HomeSectionOnPhone = liveStories(<HouseRules />)(undefined, { globals: phone });

export const FooterBefore = liveStories(<ExampleNote />)();

export const RegisterExtra = liveStories(<RegisterNote />)();

export const OwnPage = liveStories(<StoryPage />)();

export const OwnPageOnPhone = liveStories(<StoryPage />)(undefined, { globals: phone });

export const Footer = liveStories(<SiteFooterWidget Body={MeghnaFooter} />)(undefined, {
  name: '[LAY-07] A replaced footer below the band of responsible play',
  play: async ({ canvas, say }) => {
    await expect(canvas.getByRole('region', { name: say('rg.responsiblePlay') })).toBeVisible();
    await canvas.findByRole('link', { name: say('nav.terms') });
  },
});
