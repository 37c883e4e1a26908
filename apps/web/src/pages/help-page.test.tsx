// @vitest-environment jsdom
import { catalogues } from '@parlour/features/testing';
import { screen, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { createBackend, openSite, standInForBrowser } from '../../tests/site.fixture.tsx';

const backend = createBackend();

beforeAll(() => {
  standInForBrowser();
  // jsdom has no layout.
  HTMLElement.prototype.scrollIntoView = vi.fn();
});

const main = () => within(screen.getByRole('main'));
const query = () => Object.fromEntries(new URLSearchParams(window.location.search));

test.each([
  ['/help', 'What would you like to know?', 'Help'],
  ['/help?page=nothing', 'What would you like to know?', 'Help'],
  ['/help?page=feedback', 'Send feedback', 'Send feedback'],
  ['/help?page=about', 'About us', 'About us'],
  ['/help?page=news', 'News', 'News'],
  ['/help?page=blog/b-pause', 'Blog', 'Blog'],
  ['/helpmc', 'What would you like to know?', 'Help centre'],
  ['/helpmc?page=feedback', 'Send feedback', 'Send feedback'],
])(
  '[NAV-03] [HLP-01] %s shows "%s", and the window title contains it',
  async (at, heading, name) => {
    await openSite({ backend, at });
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(document.title).toContain(name);
    expect(screen.getAllByRole('main')).toHaveLength(1);
    // `/helpmc` has no layout of the site, and its links stay inside it.
    const isBare = at.startsWith('/helpmc');
    expect(screen.queryByRole('contentinfo') === null).toBe(isBare);
    const links = main()
      .getAllByRole('link')
      .map((one) => one.getAttribute('href') ?? '');
    const own = links.filter((href) => /^\/help/.test(href));
    expect(own.length).toBeGreaterThan(0);
    expect(own.every((href) => href.startsWith('/helpmc') === isBare)).toBe(true);
  },
);

test('[HLP-01] topic and open question are in the address; a question stays visible when it is closed', async () => {
  const { user } = await openSite({ backend, at: '/help?question=password' });
  const question = await main().findByRole('button', { expanded: true });
  await user.click(question);
  expect(query()).toEqual({ topic: 'account' });
  expect(question).toBeInTheDocument();
  const [first = question] = main().getAllByRole('button', { expanded: false });
  await user.click(first);
  expect(query()).toEqual({ topic: 'account', question: 'captcha' });
  const topics = within(main().getByRole('group', { name: catalogues.en['help.topics'] }));
  const [other = question] = topics.getAllByRole('button', { pressed: false });
  await user.click(other);
  expect(query()).toEqual({ topic: 'money' });
});
