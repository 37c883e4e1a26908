import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SiteFooterView } from './SiteFooterWidget.tsx';
import { siteFooterStates } from './states.ts';

const meta: Meta<typeof SiteFooterView> = {
  title: 'Widgets/SiteFooter/View',
  component: SiteFooterView,
  parameters: { layout: 'fullscreen' },
};
export default meta;

const story = storiesFor(SiteFooterView, siteFooterStates);
const phone = { viewport: { value: 'w360' } };

export const Guest = story('guest');
export const Member = story('member');
export const WithoutCentre = story('withoutCentre', {
  name: '[X-01] Without a member centre the band still leads to help, which is open to everybody',
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    await expect(links.filter((href) => href.includes('member='))).toEqual([]);
    await expect(links).toContain('/help?topic=responsible');
  },
});
export const WithoutTexts = story('withoutTexts', {
  name: '[HLP-01] A text that the operator has not published has no link',
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    for (const page of ['/about', '/terms', '/privacy', '/licence', '/contact']) {
      await expect(links).not.toContain(page);
    }
    await expect(links).toContain('/join');
  },
});
export const WithoutVendors = story('withoutVendors');
export const ManyVendors = story('manyVendors');
export const Licensed = story('licensed', {
  name: '[LAY-07] A complete licence has a card, with a link to verify it',
  play: async ({ canvas, canvasElement, args }) => {
    const [licence] = args.licences;
    await canvas.findByText(licence?.regulator ?? '');
    const card = canvasElement.querySelector<HTMLElement>('[data-component="licence-badge"]');
    if (!card) throw new Error('no licence card');
    await expect(within(card).getByRole('link')).toHaveAttribute('href', licence?.verifyUrl);
    for (const text of [licence?.regulator, licence?.number, licence?.entity]) {
      await expect(canvas.getByText(text ?? '')).toBeVisible();
    }
  },
});
export const TwoLicences = story('twoLicences', {
  name: '[LAY-07] Each of several licences has a card with its own link',
  play: async ({ canvasElement }) => {
    const cards = canvasElement.querySelectorAll('[data-component="licence-badge"]');
    await expect(cards).toHaveLength(2);
    await expect([...cards].filter((card) => card.querySelector('a'))).toHaveLength(2);
  },
});
export const SampleLicence = story('sampleLicence', {
  name: '[LAY-07] [X-01] A licence in a demo says that it is a sample',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(?:Sample, not a licence|নমুনা, লাইসেন্স নয়)$/)).toBeVisible();
  },
});
export const LicensedOnPhone = story('licensed', { globals: phone });
export const OtherAge = story('otherAge', {
  name: '[REG-06] The age in the footer is that of the settings, everywhere',
  play: async ({ canvasElement }) => {
    const text = canvasElement.textContent ?? '';
    await expect(text).toContain('18');
    await expect(text).not.toContain('21');
  },
});
export const GuestOnNarrowPhone = story('guest', {
  name: '[X-01] [A11-01] Four ways to stay in control, each large enough for a finger, at 320 px',
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvasElement }) => {
    const band = canvasElement.querySelector('[data-component="footer-band"]');
    const links = [...(band?.querySelectorAll('a') ?? [])];
    await expect(links).toHaveLength(4);
    for (const link of links) {
      const { height, right } = link.getBoundingClientRect();
      await expect(height).toBeGreaterThanOrEqual(44);
      await expect(right).toBeLessThanOrEqual(window.innerWidth);
    }
  },
});
export const Social = story('social', {
  name: '[CFG-01] [LAY-07] Pages in social networks open in a new window, each large enough for a finger',
  play: async ({ canvas, args }) => {
    for (const { name, url } of args.socialLinks ?? []) {
      const link = canvas.getByRole('link', { name: new RegExp(`^${name} `) });
      await expect(link).toHaveAttribute('href', url);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
});
export const SocialOnNarrowPhone = story('social', { globals: { viewport: { value: 'w320' } } });
export const GuestOnPhone = story('guest', { globals: phone });

type _Covered = CoversEveryState<
  typeof siteFooterStates,
  typeof import('./SiteFooterView.stories.tsx')
>;
