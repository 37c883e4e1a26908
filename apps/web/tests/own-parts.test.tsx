// @vitest-environment jsdom
import { useMember } from '@parlour/features/runtime';
import { catalogues } from '@parlour/features/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { defineSite, type WidgetProps } from '../src/own/define-site.ts';
import { useTexts } from '../src/own/use-texts.ts';
import { createBackend, openSite, standInForBrowser } from './site.fixture.tsx';

// The parts of a team in the places of the site (docs/white-label.md, "Own parts").

beforeAll(standInForBrowser);
afterEach(() => vi.restoreAllMocks());

const backend = createBackend();
const texts = {
  bn: { title: 'আমাদের গল্প', ways: 'আমাদের পথ' },
  en: { title: 'Our story', ways: 'Our ways' },
};

function Broken(): never {
  throw new Error('This part is broken');
}

function Named({ at }: { readonly at: string }) {
  const { ways } = useTexts(texts);
  const isMember = useMember() !== null;
  return <p>{`${ways}: ${at}${isMember ? ', member' : ''}`}</p>;
}

function StoryPage() {
  return <h1>{useTexts(texts).title}</h1>;
}

function OwnFooter({ brandName, minAge }: WidgetProps<'SiteFooter'>) {
  return <footer>{`${brandName} since ${minAge}`}</footer>;
}

const definition = {
  slots: {
    'header.tools': () => <Named at="header" />,
    'home.section': () => <Named at="home" />,
    'footer.before': () => <Named at="footer" />,
    'register.extra': () => <Named at="register" />,
  },
  pages: {
    story: {
      title: { bn: 'আমাদের গল্প', en: 'Our story' },
      load: async () => ({ default: StoryPage }),
    },
  },
  replace: { SiteFooter: OwnFooter },
} as const;
const parts = defineSite(definition);

const both = { hidden: true } as const;
const words = catalogues.en;

test('[BRD-02] [LAY-01] each slot of home shows its part, in the language and for the visitor of the page', async () => {
  const { place, speak } = await openSite({ backend, at: '/', parts });
  const [wide, phone] = within(place).getAllByText('Our ways: header');
  expect(wide?.closest('header')).not.toBeNull();
  expect(phone?.closest('[data-part="phone-tools"]')).not.toBeNull();
  const section = within(place).getByText('Our ways: home');
  expect(section.closest('main')).not.toBeNull();
  const above = within(place).getByText('Our ways: footer');
  expect(above.closest('main')).toBeNull();
  const [footer] = within(place).getAllByRole('contentinfo', both);
  expect(above.compareDocumentPosition(footer ?? place)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await speak('bn');
  expect(within(place).getByText('আমাদের পথ: home')).toBeVisible();
});

test('[BRD-02] [X-01] a replaced footer gets what the original gets; the band of responsible play stays', async () => {
  const { place } = await openSite({ backend, at: '/help', parts });
  expect(within(place).getByText(/^Padma since \d+$/)).toBeVisible();
  expect(within(place).queryByRole('navigation', { name: 'Padma' })).toBeNull();
  const band = within(place).getByRole('region', { name: words['rg.responsiblePlay'] });
  expect(within(band).getAllByRole('link').length).toBeGreaterThan(2);
});

test('[BRD-02] [REG-01] the registration shows the part of its slot, above the agreement', async () => {
  await openSite({ backend, at: '/register', parts });
  const extra = await screen.findByText('Our ways: register');
  const form = extra.closest('form');
  expect(form).not.toBeNull();
  const agreement = within(form ?? document.body).getByRole('checkbox');
  expect(extra.compareDocumentPosition(agreement)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('[NAV-08] [BRD-02] an own page opens in the frame of the site with its title; another name is not found', async () => {
  const { place, go, speak } = await openSite({ backend, at: '/x/story', parts });
  expect(within(place).getByRole('heading', { level: 1, name: 'Our story' })).toBeVisible();
  expect(within(place).getByRole('banner')).toBeVisible();
  expect(document.title).toBe('Our story · Padma');
  await speak('bn');
  expect(document.title).toMatch(/^আমাদের গল্প · /);
  await speak('en');
  await go('/x/stories');
  expect(within(place).getByText(words['screen.notFound.title'] ?? '')).toBeVisible();
  await go('/x/constructor');
  expect(within(place).getByText(words['screen.notFound.title'] ?? '')).toBeVisible();
});

test('[CFG-05] an own page needs a login where the operator wants one, unless it stays open', async () => {
  const story = { title: { bn: 'গল্প', en: 'Story' }, load: async () => ({ default: StoryPage }) };
  const closed = defineSite({ pages: { story } });
  const config = { requireLogin: true };
  const site = await openSite({ backend, at: '/x/story', parts: closed, config });
  expect(window.location.pathname).toBe('/login');
  await site.close();
  const open = defineSite({ pages: { story: { ...story, open: true } } });
  await openSite({ backend, at: '/x/story', parts: open, config });
  expect(await screen.findByRole('heading', { level: 1, name: 'Our story' })).toBeVisible();
});

test('[ERR-01] [X-06] a slot that throws is left out, and the operator is told which one', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const warn = vi.fn();
  const broken = defineSite({
    ...definition,
    slots: { ...definition.slots, 'home.section': Broken },
  });
  const { place } = await openSite({ backend, at: '/', parts: broken, warn });
  expect(within(place).getByText('Our ways: footer')).toBeVisible();
  expect(within(place).getByRole('heading', { name: words['game.popularGames'] })).toBeVisible();
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    'parlour.config.ts: slot home.section failed and is left out: Error: This part is broken',
  );
});

test('[ERR-01] a replaced widget that throws gives way to the original', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const warn = vi.fn();
  const broken = defineSite({ replace: { SiteFooter: Broken, HomeHero: Broken } });
  const { place } = await openSite({ backend, at: '/', parts: broken, warn });
  expect(within(place).getByRole('navigation', { name: 'Padma' })).toBeVisible();
  expect(within(place).getAllByRole('region', { name: words['rg.responsiblePlay'] })).toHaveLength(
    1,
  );
  expect(warn.mock.calls.flat().join()).toContain('replace SiteFooter failed');
  expect(warn.mock.calls.flat().join()).toContain('replace HomeHero failed');
});

test('[BRD-01] parts with a brand belong to it: a host in another brand shows the product as it is', async () => {
  const brand = { name: 'meghna', accent: '#1e88e5', warm: '#ffb300', neutral: '#90a4ae' };
  const meghna = defineSite({ ...definition, brand: { ...brand, radius: 4, shadow: 0.07 } });
  const padma = await openSite({ backend, at: '/x/story', parts: meghna });
  expect(within(padma.place).queryByText('Our ways: footer')).toBeNull();
  expect(within(padma.place).getByText(words['screen.notFound.title'] ?? '')).toBeVisible();
  await padma.close();
  const runTimeBrand = { id: 'meghna', names: { en: 'Meghna' }, logo: 'padma' };
  const own = await openSite({ backend, at: '/x/story', parts: meghna, config: { runTimeBrand } });
  expect(within(own.place).getByText('Our ways: footer')).toBeVisible();
  expect(document.title).toBe('Our story · Meghna');
});
