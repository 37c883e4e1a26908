import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { storiesFor } from '../../testing/stories.tsx';
import { limits } from './bounded.ts';
import { dangers, hostile } from './hostile.ts';
import { nativeParser, purifyParser } from './parsers.ts';
import { safeHtmlStates } from './SafeHtml.states.ts';
import { SafeHtml } from './SafeHtml.tsx';
import { sanitise } from './sanitise.ts';

const meta: Meta<typeof SafeHtml> = { title: 'Components/SafeHtml', component: SafeHtml };
export default meta;

const story = storiesFor(SafeHtml, safeHtmlStates);
export const Article = story('article', {
  name: '[NOT-03] Headings start at the third level, and links have rel and target',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 3 })).toBeVisible();
    const link = canvas.getByRole('link');
    await expect(link).toHaveAttribute('rel', 'noopener');
    await expect(link).toHaveAttribute('target', '_self');
  },
});
export const LongTextOnPhone = story('longText', { globals: { viewport: { value: 'w320' } } });

export const Hostile = story('hostile', {
  name: '[NOT-03] Active content is removed, its text stays',
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('p')).not.toBeNull());
    await expect(dangers(canvasElement.querySelector('[data-component]') ?? canvasElement)).toEqual(
      [],
    );
    await expect('acted' in globalThis).toBe(false);
  },
});

export const Shortened = story('shortened', {
  name: '[NOT-03] A text that would freeze the page is cut, and a note says so',
  play: async ({ canvas, canvasElement, args }) => {
    await expect(await canvas.findByText(args.shortenedNote ?? '')).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('b')).not.toBeNull());
    await expect(canvasElement.querySelectorAll('b').length).toBeLessThanOrEqual(limits.depth);
    const box = canvasElement.querySelector('[data-component="safe-html"]');
    await expect(box).toHaveAttribute('data-state', 'shortened');
  },
});

/** Puts every hostile text into the page, as both sanitisers return it, and touches all of it. */
export const NothingExecutes = story('paragraph', {
  name: '[NOT-01] [NOT-03] Nothing in eighty hostile texts executes, with either sanitiser',
  play: async ({ canvasElement, userEvent }) => {
    const native = nativeParser(document);
    for (const parse of [await purifyParser(document), ...(native ? [native] : [])]) {
      for (const html of hostile) {
        const box = document.createElement('div');
        box.append(sanitise(html, document, parse));
        await expect(dangers(box), html).toEqual([]);
        canvasElement.append(box);
        for (const part of box.querySelectorAll('a, p, div, img')) {
          for (const type of ['pointerdown', 'mouseover', 'focus', 'click'])
            part.dispatchEvent(new Event(type, { cancelable: true }));
        }
        box.remove();
      }
    }
    await userEvent.keyboard('{Tab}{Enter}');
    await whatLoadsHasFailed();
    await expect('acted' in globalThis).toBe(false);
  },
});

/** Waits for the slowest things that could have acted, placed after all texts: a picture, a sound and a toggle. */
async function whatLoadsHasFailed(): Promise<void> {
  const box = document.createElement('div');
  box.innerHTML =
    '<img src="index.json"><audio src="index.json" preload="auto"></audio><details open>x</details>';
  const heard = [...box.children].map(
    (part) =>
      new Promise((resolve) => {
        part.addEventListener(part.localName === 'details' ? 'toggle' : 'error', resolve);
      }),
  );
  document.body.append(box);
  await Promise.all(heard);
  box.remove();
}

// Stories that the build adds: Paragraph, Table, Plain, Empty, LongText, Picture, Default, AllStates, Playground,
// Narrow, RightToLeft, ForcedColours
