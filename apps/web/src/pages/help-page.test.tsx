// @vitest-environment jsdom
import { beforeAll, expect, test, vi } from 'vitest';
import { createBackend, openSite, standInForBrowser } from '../../tests/site.fixture.tsx';

const backend = createBackend();

beforeAll(() => {
  standInForBrowser();
  // jsdom has no layout.
  HTMLElement.prototype.scrollIntoView = vi.fn();
});

const title = (place: Element) => place.querySelector('h1')?.textContent;
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
    const { place, close } = await openSite({ backend, at });
    await vi.waitFor(() => expect(title(place)).toBe(heading));
    expect(document.title).toContain(name);
    expect(place.querySelectorAll('main')).toHaveLength(1);
    // `/helpmc` has no layout of the site, and its links stay inside it.
    const isBare = at.startsWith('/helpmc');
    expect(place.querySelector('footer') === null).toBe(isBare);
    const links = [...place.querySelectorAll('main a')].map(
      (one) => one.getAttribute('href') ?? '',
    );
    const own = links.filter((href) => /^\/help/.test(href));
    expect(own.length).toBeGreaterThan(0);
    expect(own.every((href) => href.startsWith('/helpmc') === isBare)).toBe(true);
    await close();
  },
);

test('[HLP-01] topic and open question are in the address; a question stays visible when it is closed', async () => {
  const { place, press, close } = await openSite({ backend, at: '/help?question=password' });
  const button = (selector: string) => {
    const found = place.querySelector<HTMLElement>(`main ${selector}`);
    if (!found) throw new Error(`There is no ${selector}`);
    return found;
  };
  await vi.waitFor(() => expect(button('[aria-expanded="true"]')).toBeTruthy());
  const question = button('[aria-expanded="true"]');
  await press(question);
  expect(query()).toEqual({ topic: 'account' });
  expect(question.isConnected).toBe(true);
  await press(button('[aria-expanded="false"]'));
  expect(query()).toEqual({ topic: 'account', question: 'captcha' });
  await press(button('fieldset button[aria-pressed="false"]'));
  expect(query()).toEqual({ topic: 'money' });
  await close();
});
