// @vitest-environment jsdom
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import type { ReactNode } from 'react';
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

/** Exports that render no element of their own, so they have no root for a ref or attributes. */
const withoutRoot = [
  // They render their children, or only what a child renders.
  ...['BackStepsProvider', 'IconSlot', 'GameGridPages', 'PicturesProvider', 'PortalProvider'],
  // Renders one `Dialog` after another.
  'DialogHost',
  // A box that only CSS shows or hides. It takes no props but its content.
  ...['DesktopOnly', 'PhoneOnly'],
  // Only used in a `GameGrid`, as a part of it.
  'GameGridPage',
];

/** Exports that share a public name with another one. */
const names: Readonly<Record<string, string>> = { ButtonLink: 'button' };

const components = componentsOf({ ...main, ...forms, ...overlays, ...data, ...content });
const files = import.meta.glob('./components/**/*.stories.tsx');

/** What one export did with the props of its caller, in the first story that renders it. */
interface Kept {
  /** Elements that have the caller's attribute. There must be exactly one. */
  readonly elements: readonly Element[];
  /** The elements that the caller's `ref` received. */
  readonly refs: readonly Element[];
  /** The element that got the caller's class. */
  readonly classed: Element | null;
  /** The closest element with a public name, from the element with the attribute. */
  readonly component: Element | null;
}

const kept = new Map<string, Kept>();
const parts: Parts = new Map();

/** Adds stubs for what jsdom lacks. There is no layout, so no observer calls back. */
function standIn(): void {
  class Quiet {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
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

/** Opens menus and popovers, because their content is rendered only while they are open. */
async function openWhatIsClosed(): Promise<void> {
  const closed = '[aria-haspopup]:not([aria-haspopup="dialog"])[aria-expanded="false"]';
  for (const button of document.querySelectorAll<HTMLElement>(closed)) {
    await act(async () => fireEvent.keyDown(button, { key: 'Enter' }));
  }
  const popover = '[aria-haspopup="dialog"][aria-expanded="false"]';
  for (const button of document.querySelectorAll<HTMLElement>(popover)) {
    await act(async () => {
      fireEvent.click(button);
      // The content of some loads when it is opened.
      await vi.dynamicImportSettled();
    });
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
  await act(async () => render(tree));
  await openWhatIsClosed();
  // A component that is rendered twice is skipped here, because exactly one element must have the attribute.
  const once = marks.filter(({ name }) => marks.filter((one) => one.name === name).length === 1);
  for (const one of once) keep(one);
  collectParts(document, parts);
  cleanup();
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

describe('every exported component', () => {
  test('[SBK-01] is in a story, unless it renders no element of its own', () => {
    const missing = [...components.values()].filter((name) => !kept.has(name));
    expect(missing.sort()).toEqual([...withoutRoot].sort());
    expect(kept.size).toBeGreaterThan(100);
  });

  test.each([...components.values()].filter((name) => !withoutRoot.includes(name)))(
    '[SBK-01] %s passes ref and attributes to one element of its own, and has its public name',
    (name) => {
      const { elements, refs, classed, component } = kept.get(name) ?? never(name);
      expect(elements).toHaveLength(1);
      expect(refs).toContain(elements[0]);
      expect(component?.getAttribute('data-component')).toBe(names[name] ?? publicName(name));
      // The element is the root. For a field it is the control, and the root of the field has the class.
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
