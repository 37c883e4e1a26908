// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { catalogues, createTestRuntime } from '../../testing/test-runtime.tsx';
import { SiteFooterView, type SiteFooterViewProps, SiteFooterWidget } from './SiteFooterWidget.tsx';

const usual: SiteFooterViewProps = {
  ...{
    brandName: 'Padma',
    minAge: 21,
    isMember: false,
    hasCentre: true,
    isDemo: true,
    vendors: [],
  },
  texts: ['about', 'terms', 'privacy', 'licence', 'contact'],
  licences: [
    {
      regulator: 'Sample authority',
      number: 'SAMPLE-0000',
      entity: 'Sample Ltd.',
      verifyUrl: 'https://register.example.invalid/SAMPLE-0000',
      isSample: false,
    },
  ],
};

function show(language: 'bn' | 'en', changes: Partial<SiteFooterViewProps> = {}) {
  renderPage(createTestRuntime({ language }), <SiteFooterView {...usual} {...changes} />, language);
  return catalogues[language];
}

const linksOf = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');

for (const language of ['bn', 'en'] as const) {
  test(`[LAY-07] [HLP-01] (${language}) the footer has its help links, its licence and its © line`, () => {
    const texts = show(language);
    expect(linksOf(texts['nav.help'])).toEqual([
      [texts['nav.helpCentre'], '/help'],
      [texts['nav.notices'], '/noticePage'],
      [texts['action.sendFeedback'], '/help?page=feedback'],
      [texts['nav.contact'], '/contact'],
      [texts['nav.app'], '/down'],
    ]);
    expect(linksOf('Padma')).toEqual([
      [texts['nav.about'], '/about'],
      [texts['nav.terms'], '/terms'],
      [texts['nav.privacy'], '/privacy'],
      [texts['nav.licences'], '/licence'],
      [texts['nav.join'], '/join'],
    ]);
    const licence = screen.getByRole('region', { name: texts['nav.licences'] });
    expect(within(licence).getByText('SAMPLE-0000')).toBeVisible();
    expect(screen.getByText(/^© Padma · /)).toHaveTextContent(texts['banner.demoMode']);
  });

  test(`[LAY-07] (${language}) the © line of a live site does not say demo`, () => {
    const texts = show(language, { isDemo: false });
    const line = screen.getByText(/^© Padma · /);
    expect(line).not.toHaveTextContent(texts['banner.demoMode']);
    expect(line).toHaveTextContent(/21|২১/);
  });

  test(`[X-01] (${language}) the responsible-play band has its sentence and four ways`, () => {
    const texts = show(language);
    const band = within(screen.getByRole('region', { name: texts['rg.responsiblePlay'] }));
    expect(band.getByRole('heading', { name: texts['rg.responsiblePlay'] })).toBeVisible();
    expect(band.getByText(texts['rgMsg.lead'])).toBeVisible();
    const links = band.getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      [texts['rg.setLimit'], '/?member=responsiblePlay&list.part=limits'],
      [texts['rg.takeBreak'], '/?member=responsiblePlay&list.part=break'],
      [texts['rg.selfExclude'], '/?member=responsiblePlay&list.part=exclusion'],
      [texts['rg.getHelp'], '/help?topic=responsible'],
    ]);
  });
}

test.each([
  ['a visitor', { isMember: false }],
  ['a member', { isMember: true }],
  ['a member without centres', { isMember: true, hasCentre: false }],
])('[LAY-07] no link of the footer occurs twice: %s', (_who, changes) => {
  show('en', changes);
  const own = hrefs();
  expect(new Set(own).size).toBe(own.length);
  const names = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(new Set(names).size).toBe(names.length);
});

test('[X-01] without centres only the help is left, which needs none', () => {
  show('en', { isMember: true, hasCentre: false });
  expect(hrefs().filter((href) => href.includes('member='))).toEqual([]);
  expect(hrefs()).toContain('/help?topic=responsible');
});

test('[HLP-01] a text that the operator has not published has no link', async () => {
  const setup = createTestRuntime({ language: 'en' });
  await setup.setScenario({ missingTexts: ['TERMS', 'CONTACT'] });
  renderPage(setup, <SiteFooterWidget />);
  expect(await screen.findByRole('link', { name: 'Privacy policy' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Terms of use' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Contact' })).toBeNull();
});

for (const language of ['bn', 'en'] as const) {
  test(`[LAY-07] [A11-01] (${language}) the footer has every vendor of the backend, and its strip can be paused`, async () => {
    const setup = createTestRuntime({ language });
    const texts = catalogues[language];
    const { user } = renderPage(setup, <SiteFooterWidget />, language);
    const list = await setup.runtime.api.getGameVendors();
    const strip = within(await screen.findByRole('region', { name: texts['game.allProviders'] }));
    expect(list.length).toBeGreaterThan(30);
    const names = strip.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(names).toEqual(list.map(({ name }) => name));
    await user.click(screen.getByRole('button', { name: texts['a11y.pauseVendors'] }));
    expect(screen.getByRole('button', { name: texts['a11y.playVendors'] })).toBeVisible();
    for (const way of ['a11y.previousVendors', 'a11y.nextVendors'] as const) {
      expect(screen.getByRole('button', { name: texts[way] })).toBeVisible();
    }
  });
}

const sampleOf = (place: string, number: string) => ({
  regulator: `Sample authority, ${place}`,
  number,
  entity: 'Sample Ltd.',
  verifyUrl: `https://register.example.invalid/${number}`,
});
const two = [sampleOf('Malta', 'MT-0'), sampleOf('British Virgin Islands', 'VG-0')];

for (const language of ['bn', 'en'] as const) {
  test(`[LAY-07] [X-01] (${language}) a demo shows licences only as samples, and says so on each`, () => {
    const texts = catalogues[language];
    const licence = two.map((one) => ({ ...one, sample: true }));
    const setup = createTestRuntime({ language, config: { licence } });
    renderPage(setup, <SiteFooterWidget />, language);
    const shown = within(screen.getByRole('region', { name: texts['nav.licences'] }));
    expect(shown.getAllByRole('link')).toHaveLength(2);
    expect(shown.getAllByText(texts['licence.sample'] ?? '')).toHaveLength(2);
  });
}

test('[LAY-07] a live site shows the licences of both places, each with its page to verify it', () => {
  const setup = createTestRuntime({
    language: 'en',
    config: { operatorMode: 'live', licence: two },
  });
  renderPage(setup, <SiteFooterWidget />);
  const shown = within(screen.getByRole('region', { name: 'Licences' }));
  expect(shown.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    two.map(({ verifyUrl }) => verifyUrl),
  );
  expect(shown.queryByText(catalogues.en['licence.sample'] ?? '')).toBeNull();
});

test('[LAY-07] [X-01] a live site whose backend says demo becomes one: no licence, and the words of a demo', async () => {
  const setup = createTestRuntime({
    language: 'en',
    config: { operatorMode: 'live', licence: two },
  });
  renderPage(setup, <SiteFooterWidget />);
  const words = catalogues.en['banner.demoMode'] ?? '';
  expect(await screen.findByText(new RegExp(words))).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Licences' })).toBeNull();
});

test('[LAY-07] [X-01] a demo with a licence that is not marked as a sample shows none', () => {
  renderPage(createTestRuntime({ config: { licence: two } }), <SiteFooterWidget />);
  expect(screen.queryByRole('region', { name: catalogues.en['nav.licences'] })).toBeNull();
});
