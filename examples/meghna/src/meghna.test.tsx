// @vitest-environment jsdom
import { readConfig } from '@parlour/features/runtime';
import { catalogues, createTestRuntime, TestProviders } from '@parlour/features/testing';
import { contrastMisses, defineBrand } from '@parlour/ui/theme';
import type { WidgetProps } from '@parlour/web/site';
import { cleanup, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import brand from '../brand.json' with { type: 'json' };
import site from '../parlour.config.ts';
import { MeghnaFooter } from './MeghnaFooter.tsx';
import { StoryPage } from './StoryPage.tsx';
import { noteTexts, ruleTexts, storyHref, storyTexts } from './texts.ts';

// What a team tests of its own parts: their texts, their links, and what a footer has to say.

afterEach(cleanup);

const both = ['bn', 'en'] as const;
type Language = (typeof both)[number];

const show = (language: Language, part: ReactNode) =>
  render(
    <TestProviders test={createTestRuntime({ language })} language={language}>
      {part}
    </TestProviders>,
  );

const slot = (name: keyof typeof site.slots): ReactNode => {
  const Part = site.slots[name];
  if (!Part) throw new Error(`${name} is empty`);
  return <Part />;
};

const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test('[BRD-02] the site uses every slot, has one page and replaces one widget', () => {
  expect(Object.keys(site.slots)).toHaveLength(4);
  expect(Object.keys(site.pages).map((name) => `/x/${name}`)).toEqual([storyHref]);
  expect(Object.keys(site.replace)).toEqual(['SiteFooter']);
});

test('[BRD-01] the brand file is accepted, and every pair of its colours has its contrast', () => {
  expect(readConfig({ brandFile: brand }).issues).toEqual([]);
  expect(contrastMisses(defineBrand(brand))).toEqual([]);
});

test('[I18-01] every text is there in both languages, and no Bengali text is English', () => {
  for (const texts of [storyTexts, ruleTexts, noteTexts]) {
    expect(Object.keys(texts.en)).toEqual(Object.keys(texts.bn));
    for (const text of Object.values(texts.bn)) expect(text).not.toMatch(/[a-z]/i);
    for (const text of Object.values(texts.en)) expect(text).not.toMatch(/[\u0980-\u09ff]/);
  }
});

for (const language of both) {
  const story = storyTexts[language];

  test(`[LAY-02] (${language}) the header leads to the story`, () => {
    show(language, slot('header.tools'));
    const link = screen.getByRole('link', { name: story.title });
    expect(link).toHaveAttribute('href', storyHref);
  });

  test(`[X-01] (${language}) the rules on home lead to limits, offers and help`, () => {
    show(language, slot('home.section'));
    const rules = screen.getByRole('region', { name: ruleTexts[language].title });
    expect(within(rules).getAllByRole('listitem')).toHaveLength(3);
    expect(hrefs()).toEqual([storyHref, '/help?topic=responsible', '/promotions', '/help']);
  });

  test(`[X-01] (${language}) the note above the footer says that this is an example`, () => {
    show(language, slot('footer.before'));
    expect(screen.getByText(noteTexts[language].example)).toBeVisible();
    expect(hrefs()).toEqual([storyHref]);
  });

  test(`[REG-01] (${language}) the note of the registration has no link away from the form`, () => {
    show(language, slot('register.extra'));
    expect(screen.getByText(noteTexts[language].register)).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });

  test(`[X-01] (${language}) the story says that the operator is invented, and where help is`, () => {
    show(language, <StoryPage />);
    expect(screen.getByRole('heading', { level: 1, name: story.title })).toBeVisible();
    expect(screen.getByText(story.who)).toBeVisible();
    const help = screen.getByRole('link', { name: story.helpLink });
    expect(help).toHaveAttribute('href', '/help?topic=responsible');
  });

  test(`[LAY-07] (${language}) the footer has the published texts, the licences and what kind of site this is`, () => {
    const words = catalogues[language];
    const { rerender } = show(language, <MeghnaFooter {...usual} />);
    const links = within(screen.getByRole('navigation', { name: noteTexts[language].readOn }));
    expect(links.getByRole('link', { name: words['nav.terms'] })).toHaveAttribute('href', '/terms');
    expect(links.queryByRole('link', { name: words['nav.contact'] })).toBeNull();
    expect(screen.getByText('SAMPLE-0000')).toBeVisible();
    expect(screen.getByText(words['licence.sample'])).toBeVisible();
    expect(screen.getByText(/^© Meghna · /)).toHaveTextContent(words['banner.demoMode']);
    expect(screen.getByText(/^© Meghna · /)).toHaveTextContent(/21|২১/);
    expect(screen.getByRole('link', { name: /^Telegram/ })).toHaveAttribute('target', '_blank');
    rerender(
      <TestProviders test={createTestRuntime({ language })} language={language}>
        <MeghnaFooter {...usual} isDemo={false} />
      </TestProviders>,
    );
    expect(screen.getByText(/^© Meghna · /)).not.toHaveTextContent(words['banner.demoMode']);
  });
}

const usual: WidgetProps<'SiteFooter'> = {
  brandName: 'Meghna',
  minAge: 21,
  isMember: false,
  hasCentre: true,
  isDemo: true,
  vendors: [],
  texts: ['about', 'terms', 'privacy'],
  socialLinks: [{ name: 'Telegram', url: 'https://telegram.example.invalid/meghna' }],
  licences: [
    {
      regulator: 'Sample authority',
      number: 'SAMPLE-0000',
      entity: 'Sample Ltd.',
      verifyUrl: 'https://register.example.invalid/SAMPLE-0000',
      isSample: true,
    },
  ],
};
