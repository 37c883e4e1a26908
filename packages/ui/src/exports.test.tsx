// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { storiesIn } from '../../../tools/story-checks/stories.ts';
import * as content from './content.ts';
import * as data from './data.ts';
import * as forms from './forms.ts';
import * as main from './index.ts';
import * as overlays from './overlays.ts';
import {
  classOf,
  collectParts,
  componentsOf,
  type Marked,
  mark,
  markedIn,
  type Parts,
  publicName,
  tableOf,
} from './testing/marked.ts';

/** Exports that draw no element of their own, so that there is none to hand anything to. */
const withoutRoot = [
  // Draws what it is given, or nothing but what is in it.
  ...['BackStepsProvider', 'IconSlot', 'GameGridPages', 'PicturesProvider', 'PortalProvider'],
  // Draws one `Dialog` after another.
  'DialogHost',
  // A box that styles alone show or hide; it takes nothing but its content.
  ...['DesktopOnly', 'PhoneOnly'],
  // Used in a `GameGrid` only, and is a part of it.
  'GameGridPage',
];

/** Two exports of one public name. */
const names: Readonly<Record<string, string>> = { ButtonLink: 'button' };

const components = componentsOf({ ...main, ...forms, ...overlays, ...data, ...content });
const files = import.meta.glob('./components/**/*.stories.tsx');

/** What one export did with what its caller gave it, in the first story it draws something in. */
interface Kept {
  /** Elements with the attribute of the caller; only one may have it. */
  readonly elements: readonly Element[];
  /** The elements its `ref` was given. */
  readonly refs: readonly Element[];
  /** Where the class of the caller arrived. */
  readonly classed: Element | null;
  /** Closest element with a public name, seen from the attribute. */
  readonly component: Element | null;
}

const kept = new Map<string, Kept>();
const parts: Parts = new Map();

/** What jsdom lacks. Nothing is laid out, so no observer calls back. */
function standIn(): void {
  class Quiet {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('ResizeObserver', Quiet);
  vi.stubGlobal('IntersectionObserver', Quiet);
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }));
  HTMLElement.prototype.scrollIntoView = () => {};
}

/** Menus and popovers are there only while they are open. */
async function openWhatIsClosed(): Promise<void> {
  const closed = '[aria-haspopup]:not([aria-haspopup="dialog"])[aria-expanded="false"]';
  for (const button of document.querySelectorAll<HTMLElement>(closed)) {
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true });
    await act(async () => void button.dispatchEvent(enter));
  }
  const popover = '[aria-haspopup="dialog"][aria-expanded="false"]';
  for (const button of document.querySelectorAll<HTMLElement>(popover)) {
    await act(async () => button.click());
  }
}

function keep({ name, refs }: Marked): void {
  const elements = [...document.querySelectorAll(`[${mark}="${name}"]`)];
  if (elements.length === 0 || kept.has(name)) return;
  const classed = document.querySelector(`.${classOf(name)}`);
  const component = elements[0]?.closest('[data-component]') ?? null;
  kept.set(name, { elements, refs: [...refs], classed, component });
}

async function show(tree: ReactNode, marks: readonly Marked[]): Promise<void> {
  document.body.innerHTML = '';
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(tree));
  await openWhatIsClosed();
  // Of a component that is shown twice only one element is looked for.
  const once = marks.filter(({ name }) => marks.filter((one) => one.name === name).length === 1);
  for (const one of once) keep(one);
  collectParts(document, parts);
  await act(async () => root.unmount());
}

beforeAll(async () => {
  standIn();
  for (const load of Object.values(files)) {
    for (const story of storiesIn(await load(), () => null)) {
      const { tree, marks } = markedIn((await story.prepare('en'))(), components);
      await show(tree, marks);
    }
  }
});

describe('every component others can import', () => {
  test('[SBK-01] stands in a story, unless it draws nothing of its own', () => {
    const missing = [...components.values()].filter((name) => !kept.has(name));
    expect(missing.sort()).toEqual([...withoutRoot].sort());
    expect(kept.size).toBeGreaterThan(100);
  });

  test.each([...components.values()].filter((name) => !withoutRoot.includes(name)))(
    '[SBK-01] %s hands ref and attributes to one element of its own, and has its public name',
    (name) => {
      const { elements, refs, classed, component } = kept.get(name) ?? never(name);
      expect(elements).toHaveLength(1);
      expect(refs).toContain(elements[0]);
      expect(component?.getAttribute('data-component')).toBe(names[name] ?? publicName(name));
      // The root; of a field the control, whose box keeps the class.
      const isControl = elements[0]?.matches('input, select, textarea') === true;
      expect(isControl || elements[0] === component).toBe(true);
      expect(classed).toBe(component);
    },
  );

  test('names, parts and states of the page are those that were reviewed (CONTRIBUTING, "What others build on")', async () => {
    await expect(tableOf(parts)).toMatchFileSnapshot('../api/parts.txt');
  });
});

function never(name: string): never {
  throw new Error(`No story draws ${name}, or no element of it got an attribute of its caller.`);
}
