// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { stubMatchMedia, stubResizeObserver } from '../../testing/browser.fixture.ts';
import { logIn } from '../../testing/log-in.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { catalogues, createTestRuntime, textsOf } from '../../testing/test-runtime.tsx';
import { type Asked, menuPage } from './address.ts';
import { CentreInPageWidget } from './CentreInPageWidget.tsx';
import { nameOf } from './CentreMenu.tsx';
import { CentreWidget } from './CentreWidget.tsx';
import { agentEntries, type Centre, entriesOf, isAtSiteOnly, memberEntries } from './entries.ts';
import type { CentrePages, CentreProps } from './use-centre.ts';

const words = catalogues.en;
const accounts = { member: 'demo_member', agent: 'demo_agent' } as const;

beforeEach(() => {
  stubResizeObserver();
  Element.prototype.scrollIntoView = () => undefined;
});

/** A page that begins with a field, as a list of records does. */
const Page = () => <input aria-label="Start date" />;
const pageFor = ({ key }: { readonly key: string }) => [key, Page] as const;
const pages: CentrePages = {
  member: { ...Object.fromEntries(memberEntries.map(pageFor)), securityCenter: Page },
  agent: { ...Object.fromEntries(agentEntries.map(pageFor)), agentTeamOverview: Page },
};

/** A centre as a window. Its state is kept as an address would keep it. */
const Window = (props: CentreProps) => (
  <CentreWidget {...props} onClose={() => undefined} onForget={() => undefined} />
);

interface AddressedProps {
  readonly first: Asked;
  readonly of: ComponentType<CentreProps>;
}

function Addressed({ first, of: Shown }: AddressedProps) {
  const [asked, setAsked] = useState(first);
  const hrefOf = ({ centre, page }: Asked) => `/?${centre}=${page}`;
  return <Shown {...{ asked, pages, hrefOf }} onPage={setAsked} />;
}

async function open(first: Asked, { wide = true, of = Window } = {}) {
  stubMatchMedia(wide);
  const setup = createTestRuntime({ language: 'en' });
  await logIn(setup, accounts[first.centre]);
  const { user } = renderPage(setup, <Addressed {...{ first, of }} />);
  const menu = () => screen.findByRole('navigation', { name: words[nameOf[first.centre]] });
  return { user, menu };
}

/** The entries that the menu lists, with their links. */
const listedIn = (menu: HTMLElement, centre: Centre) =>
  entriesOf(centre, () => true).flatMap(({ key, label }) => {
    const name = textsOf('en')[label] ?? '';
    const link = within(menu).queryByRole('link', { name: new RegExp(`^${name}(\\s*\\d+ new)?$`) });
    return link ? [{ key, name, link }] : [];
  });

const heading = (name: string) => screen.getByRole('heading', { name });

test.each([
  ['member', 'playerRank', 12],
  ['agent', 'redEnvelope', 13],
] as const)(
  '[NAV-09] [A11-01] %s: an entry of the menu opens its page with the focus on its heading',
  async (centre, first, least) => {
    const { user, menu } = await open({ centre, page: first });
    const nav = await menu();
    // The pages of the contracts come with their flags.
    await waitFor(() => expect(listedIn(nav, centre).length).toBeGreaterThanOrEqual(least));
    for (const { key, name, link } of listedIn(nav, centre)) {
      if (key === first) continue;
      await user.click(link);
      expect(heading(name), key).toHaveFocus();
    }
  },
);

test.each(['member', 'agent'] as const)(
  '[NAV-09] [A11-01] %s, on a phone: a row of the menu opens its page with the focus on its heading',
  async (centre) => {
    const { user } = await open({ centre, page: menuPage }, { wide: false });
    const menu = () => screen.findByRole('dialog', { name: words[nameOf[centre]] });
    const listed = async () => listedIn(await menu(), centre);
    await waitFor(async () => expect((await listed()).length).toBeGreaterThan(11));
    const names = (await listed()).map(({ name }) => name);
    for (const name of names) {
      const entry = (await listed()).find((one) => one.name === name);
      if (!entry) throw new Error(`No row: ${name}`);
      await user.click(entry.link);
      expect(heading(name)).toHaveFocus();
      await user.click(screen.getByRole('button', { name: words['action.back'] }));
    }
  },
);

test.each([true, false])(
  '[EMB-01] [A11-01] in a page of a partner an entry opens with the focus on its heading, wide: %s',
  async (wide) => {
    const first = { centre: 'member', page: 'playerRank' } as const;
    const { user, menu } = await open(first, { wide, of: CentreInPageWidget });
    const toMenu = async () => {
      if (!wide)
        await user.click(await screen.findByRole('button', { name: words['action.back'] }));
    };
    await toMenu();
    const entries = listedIn(await menu(), 'member').filter(
      ({ key }) => key !== first.page && !isAtSiteOnly('member', key),
    );
    for (const { name } of entries) {
      const entry = listedIn(await menu(), 'member').find((one) => one.name === name);
      if (!entry) throw new Error(`No entry: ${name}`);
      await user.click(entry.link);
      expect(heading(name)).toHaveFocus();
      await toMenu();
    }
    expect(entries.length).toBeGreaterThan(4);
  },
);

test('[NAV-09] [A11-01] a window that opens at a page has the focus itself: no field of the page takes it', async () => {
  await open({ centre: 'member', page: 'transactionHistory' });
  const window = await screen.findByRole('dialog', { name: words['member.transactionHistory'] });
  expect(window).toHaveFocus();
});
