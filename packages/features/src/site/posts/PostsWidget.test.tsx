// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { createTestRuntime } from '../../testing/test-runtime.tsx';
import { PostsWidget, type PostsWidgetProps } from './PostsWidget.tsx';
import { PostText } from './PostText.tsx';
import { pageIn } from './posts-model.ts';

// jsdom has no layout.
HTMLElement.prototype.scrollIntoView = vi.fn();

const posts = (props: Partial<PostsWidgetProps>) => (
  <PostsWidget
    slot="news"
    id={null}
    at={null}
    helpHref="/helpmc"
    onPage={() => undefined}
    {...props}
  />
);
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test('[HLP-01] the only text of its kind is shown at once, under one heading', async () => {
  renderPage(createTestRuntime({ language: 'en' }), posts({ slot: 'about' }));
  expect(await screen.findByRole('article')).toBeVisible();
  expect(screen.getAllByRole('heading', { name: 'About us' })).toHaveLength(1);
  expect(hrefs()).toEqual(['/helpmc']);
});

test.each([
  ['about', 'About us'],
  ['terms', 'Terms of use'],
  ['privacy', 'Privacy policy'],
  ['licence', 'Licences'],
  ['contact', 'Contact'],
] as const)(
  '[HLP-01] [REG-06] the demo has the text "%s" in parts, in both languages',
  async (slot, name) => {
    for (const language of ['en', 'bn'] as const) {
      const page = renderPage(
        createTestRuntime({ language }),
        posts({ slot, path: `/${slot}` }),
        language,
      );
      const text = await screen.findByRole('article');
      await waitFor(() => expect(text.querySelectorAll('h2').length).toBeGreaterThan(1));
      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
      if (language === 'en') expect(screen.getByRole('heading', { level: 1, name })).toBeVisible();
      expect(screen.queryAllByRole('link')).toEqual([]);
      page.unmount();
    }
  },
);

test('[HLP-01] a text that is not published says so, and leads to the help', async () => {
  const setup = createTestRuntime({ language: 'en' });
  await setup.setScenario({ missingTexts: ['TERMS'] });
  renderPage(setup, posts({ slot: 'terms', path: '/terms', helpHref: '/help' }));
  expect(await screen.findByText('Not published yet')).toBeVisible();
  expect(hrefs()).toEqual(['/help']);
});

test('[HLP-01] a text with a page of its own has its address on that page', async () => {
  const setup = createTestRuntime({ language: 'en' });
  const path = '/terms';
  const { rerender } = renderPage(setup, posts({ slot: 'terms', id: 'about-terms', path }));
  expect(await screen.findByRole('article')).toBeVisible();
  expect(hrefs()).toEqual([path]);
  rerender(posts({ slot: 'terms', id: 'about-privacy', path }));
  expect(await screen.findByText('This was not found.')).toBeVisible();
  expect(hrefs()).toEqual([path]);
});

test('[HLP-01] [LAY-06] the contact page opens customer service', async () => {
  const setup = createTestRuntime({ language: 'en' });
  const { user } = renderPage(setup, posts({ slot: 'contact', path: '/contact' }));
  await user.click(await screen.findByRole('button', { name: 'Contact customer service' }));
  expect(setup.runtime.overlays.store.getState().modal?.name).toBe('service');
});

test('[HLP-01] shows a whole text; an unknown one, or one of another slot, is reported as missing', async () => {
  const { rerender } = renderPage(
    createTestRuntime({ language: 'en' }),
    posts({ slot: 'blog', id: 'b-pause' }),
  );
  const text = within(await screen.findByRole('article'));
  expect(text.getAllByRole('listitem')).toHaveLength(5);
  for (const id of ['none', 'n-river', '']) {
    rerender(posts({ slot: 'blog', id }));
    expect(await screen.findByText('This was not found.')).toBeVisible();
    expect(hrefs()).toEqual(['/helpmc?page=blog']);
  }
});

test('[ERR-01] [HLP-01] a list that failed to load can be loaded again', async () => {
  const setup = createTestRuntime({ language: 'en' });
  await setup.setScenario({
    faults: [{ path: '/wps/content/*', kind: 'http', status: 502, times: 1 }],
  });
  const { user } = renderPage(setup, posts({}));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByRole('list');
  expect(hrefs()).toContain('/helpmc?page=news/n-river');
});

test('[HLP-01] [NOT-03] a text of several parts links to each of them; scripts in it are removed', async () => {
  const html =
    '<h2>One</h2><p onclick="x()">a</p><h2>Two</h2><p>b</p><script>globalThis.acted=1</script><h3> </h3>';
  const { user, container } = renderPage(
    createTestRuntime({ language: 'en' }),
    <PostText post={{ id: '1', title: 'Terms', summary: '', time: '', html, imageUrl: null }} />,
  );
  const contents = await screen.findByRole('navigation', { name: 'On this page' });
  const parts = within(contents).getAllByRole('button');
  expect(parts.map(({ textContent }) => textContent)).toEqual(['One', 'Two']);
  await user.click(within(contents).getByRole('button', { name: 'Two' }));
  expect(screen.getByRole('heading', { name: 'Two' })).toHaveFocus();
  expect(container.querySelector('script, [onclick]')).toBeNull();
  expect('acted' in globalThis).toBe(false);
});

test('[HLP-01] the page in an address is a whole number from 1, else the first', () => {
  expect(['2', '0', '-1', '1e3', 'x', null].map(pageIn)).toEqual([2, 1, 1, 1, 1, 1]);
});
