// @vitest-environment jsdom
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draw, newPlace, removePlace, settled } from '../../testing/page.fixture.tsx';
import { createTestRuntime, type TestRuntime } from '../../testing/test-runtime.tsx';
import { PostsWidget, type PostsWidgetProps } from './PostsWidget.tsx';
import { PostText } from './PostText.tsx';
import { pageIn } from './posts-model.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
// jsdom has no layout.
HTMLElement.prototype.scrollIntoView = vi.fn();

let box: HTMLElement;
let root: Root;

beforeEach(() => {
  ({ box, root } = newPlace());
});
afterEach(() => removePlace(root, box));

const said = () => box.textContent ?? '';
const links = () => [...box.querySelectorAll('a')].map((one) => one.getAttribute('href'));

async function shown(
  props: Partial<PostsWidgetProps>,
  setup = createTestRuntime({ language: 'en' }),
) {
  await draw(
    root,
    setup,
    <PostsWidget
      slot="news"
      id={null}
      at={null}
      helpHref="/helpmc"
      onPage={() => undefined}
      {...props}
    />,
  );
  return setup;
}
const refuse = (setup: TestRuntime) =>
  setup.setScenario({ faults: [{ path: '/wps/content/*', kind: 'http', status: 502, times: 1 }] });

test('[HLP-01] "about" lists about, terms and privacy, each with an address on the same path', async () => {
  await shown({ slot: 'about' });
  await settled(() => expect(said()).toContain('Terms of use'));
  expect(said()).toContain('Privacy policy');
  expect(links()).toContain('/helpmc?page=about/about-terms');
  expect(links()[0]).toBe('/helpmc');
});

test('[HLP-01] shows a whole text; an unknown one, or one of another slot, is reported as missing', async () => {
  const setup = await shown({ slot: 'blog', id: 'b-pause' });
  await settled(() => expect(box.querySelectorAll('article li')).toHaveLength(5));
  for (const id of ['none', 'n-river', '']) {
    await shown({ slot: 'blog', id }, setup);
    await settled(() => expect(said()).toContain('This was not found.'));
    expect(links()).toEqual(['/helpmc?page=blog']);
  }
});

test('[ERR-01] [HLP-01] a list that failed to load can be loaded again', async () => {
  const setup = createTestRuntime({ language: 'en' });
  await refuse(setup);
  await shown({}, setup);
  await settled(() => expect(box.querySelector('button')).not.toBeNull());
  await act(async () => box.querySelector('button')?.click());
  await settled(() => expect(links()).toContain('/helpmc?page=news/n-river'));
});

test('[HLP-01] [NOT-03] a text of several parts links to each of them; scripts in it are removed', async () => {
  const html =
    '<h2>One</h2><p onclick="x()">a</p><h2>Two</h2><p>b</p><script>globalThis.acted=1</script><h3> </h3>';
  const setup = createTestRuntime({ language: 'en' });
  await draw(
    root,
    setup,
    <PostText post={{ id: '1', title: 'Terms', summary: '', time: '', html, imageUrl: null }} />,
  );
  await settled(() => expect(box.querySelectorAll('nav button')).toHaveLength(2));
  expect(box.querySelector('nav')?.textContent).toBe('On this pageOneTwo');
  await act(async () => box.querySelectorAll<HTMLElement>('nav button')[1]?.click());
  expect(document.activeElement?.textContent).toBe('Two');
  expect(box.querySelector('script, [onclick]')).toBeNull();
  expect('acted' in globalThis).toBe(false);
});

test('[HLP-01] the page in an address is a whole number from 1, else the first', () => {
  expect(['2', '0', '-1', '1e3', 'x', null].map(pageIn)).toEqual([2, 1, 1, 1, 1, 1]);
});
