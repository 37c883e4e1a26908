// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
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

test('[HLP-01] "about" lists about, terms and privacy, each with an address on the same path', async () => {
  renderPage(createTestRuntime({ language: 'en' }), posts({ slot: 'about' }));
  expect(await screen.findByRole('link', { name: 'Terms of use' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Privacy policy' })).toBeVisible();
  expect(hrefs()).toContain('/helpmc?page=about/about-terms');
  expect(hrefs()[0]).toBe('/helpmc');
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
