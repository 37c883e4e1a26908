// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { bareTexts, translatePage } from './translator.fixture.ts';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

/** Renders the steps one after the other on a page with a translator. Returns the visible text and the stale texts. */
async function translated(...steps: readonly ReactNode[]) {
  const { container, rerender } = render(null);
  const translator = translatePage();
  try {
    for (const step of steps) {
      rerender(step);
      // The translator reads the changes of the page in a microtask.
      await Promise.resolve();
    }
    return { seen: container.textContent, stale: translator.stale() };
  } finally {
    translator.stop();
  }
}

const amount = (text: string, more: object = {}) => (
  <p {...more}>
    {text}
    <b>!</b>
  </p>
);

test('[ERR-01] the translator wraps every text, except those marked as not to be translated', async () => {
  await translated(
    <p>
      a<b>b</b>
      <i translate="no">c</i>
      <i className="notranslate">d</i>
    </p>,
  );
  expect([...document.querySelectorAll('font > font')].map((one) => one.textContent)).toEqual([
    'a',
    'b',
  ]);
});

test('[ERR-01] removing a bare text throws, as it does in a browser', async () => {
  const gone = (
    <p>
      {false}
      <b>!</b>
    </p>
  );
  await expect(translated(amount('a'), gone)).rejects.toThrow(/removeChild|child/);
});

test('[ERR-01] a bare text that changes is stale, and is reported', async () => {
  const { seen, stale } = await translated(amount('P1'), amount('P2'));
  expect(seen).toBe('P1!');
  expect(stale).toEqual(['P1 → P2']);
  const untouched = { translate: 'no' };
  expect(await translated(amount('P1', untouched), amount('P2', untouched))).toEqual({
    seen: 'P2!',
    stale: [],
  });
});

test('[ERR-01] a text that is the only child changes, disappears and comes back correctly', async () => {
  const last = { seen: 'c', stale: [] };
  const box = (content: ReactNode) => <p>{content}</p>;
  expect(await translated(box('a'), box('b'), box(null), box('c'))).toEqual(last);
  expect(await translated(box('a'), box(<b>b</b>), box('c'))).toEqual(last);
});

test('[ERR-01] finds the bare texts, and nothing else', async () => {
  document.body.innerHTML =
    '<p>a<b>b</b></p> <p translate="no">c<b>d</b></p><p>e<!-- -->f</p><p><i>g</i> <i>h</i></p>';
  expect(bareTexts(document.body).map((one) => one.split(' in ')[0])).toEqual(['a', 'e', 'f']);
});
