import type { ComponentType } from 'react';
import type { Mounted } from './mount.tsx';
import { attributesOf, type Options, readOptions } from './options.ts';
import { type ElementTag, type EventName, elements } from './registry.ts';
import type { ContentProps } from './surroundings.ts';

/** What counts for all elements of a page that say nothing themselves. */
export type PageSettings = Readonly<
  Partial<Record<'affiliate' | 'lang' | 'scheme' | 'brand', string>>
>;

/** The code of each content; it arrives when the first element of its kind is near the screen. */
const contents: Readonly<
  Record<ElementTag, () => Promise<{ readonly Content: ComponentType<ContentProps> }>>
> = {
  'parlour-jackpot': () => import('./widgets/jackpot.tsx'),
  'parlour-winners': () => import('./widgets/winners.tsx'),
  'parlour-games': () => import('./widgets/games.tsx'),
};

/** Pauses (ms) before code that did not come is asked for again. */
const pauses = [500, 1_500, 4_000];

async function tried<T>(load: () => Promise<T>): Promise<T> {
  for (const pause of pauses) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return load();
}

/** How near to the screen an element begins to load. */
const near = '200px';

let settings: PageSettings = {};
const connected = new Set<ContentElement>();

/** Sets what counts for all elements of the page; attributes of an element come first. */
export function configure(next: PageSettings): void {
  settings = { ...settings, ...next };
  for (const element of connected) element.update();
}

/** An element of ours in a page that is not ours (EMB-01). */
abstract class ContentElement extends HTMLElement {
  abstract readonly entry: (typeof elements)[number];
  readonly #root = this.attachShadow({ mode: 'open' });
  #mounted: Mounted | undefined;
  #isLoading = false;
  #unwatch = () => {};
  /** What the partner has put inside; shown until the content is there, and when it does not come. */
  #slot: HTMLSlotElement | undefined;

  connectedCallback(): void {
    connected.add(this);
    // Moved in the page: what is mounted goes with it.
    if (this.#mounted || this.#isLoading) return;
    this.#keepFree();
    if (this.#options().loading === 'eager' || !('IntersectionObserver' in window)) {
      return void this.#load();
    }
    const observer = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        this.#unwatch();
        void this.#load();
      },
      { rootMargin: near },
    );
    this.#unwatch = () => observer.disconnect();
    observer.observe(this);
  }

  disconnectedCallback(): void {
    this.#unwatch();
    connected.delete(this);
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#mounted?.unmount();
      this.#mounted = undefined;
    });
  }

  attributeChangedCallback(): void {
    this.update();
  }

  /** Reads the attributes anew. */
  update(): void {
    this.#mounted?.update(this.#options());
  }

  /** Asks the site again for what is shown. */
  refresh(): void {
    this.#mounted?.refresh();
  }

  #options(): Options {
    return readOptions(this.entry.tag, (name) => this.getAttribute(name), settings);
  }

  /** Whether the partner has put something inside: it is shown until the content is there. */
  get #hasOwnContent(): boolean {
    return [...this.childNodes].some(
      ({ nodeType, textContent }) => nodeType === Node.ELEMENT_NODE || textContent?.trim(),
    );
  }

  /** What was shown until now goes. */
  #makeRoom(): void {
    this.#slot?.remove();
    this.#slot = undefined;
  }

  /** A box from the start, with what stands in the element, or with room for what comes. */
  #keepFree(): void {
    if (this.#slot) return;
    this.#slot = document.createElement('slot');
    this.#root.append(this.#slot);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `:host{display:block}:host([hidden]){display:none}slot{display:block;min-height:${this.entry.keepsFree}px}`,
    );
    this.#root.adoptedStyleSheets = [sheet];
  }

  async #load(): Promise<void> {
    this.#isLoading = true;
    try {
      const [{ mount }, { Content }] = await tried(() =>
        Promise.all([import('./mount.tsx'), contents[this.entry.tag]()]),
      );
      if (!this.isConnected) return;
      this.#mounted = mount(
        {
          element: this,
          root: this.#root,
          Content,
          hasOwnContent: this.#hasOwnContent,
          onShown: () => {
            if (!this.#hasOwnContent) this.#makeRoom();
          },
          onReady: () => {
            this.#makeRoom();
            this.#say('parlour-ready');
          },
          onFailure: (code) => this.#say('parlour-error', { code }),
          onNavigate: (to) => this.#say('parlour-navigate', { to }, true),
        },
        this.#options(),
      );
    } catch {
      this.#say('parlour-error', { code: 'NOT_LOADED' });
    } finally {
      this.#isLoading = false;
    }
  }

  /** Sends an event; `false`: the page of the partner has cancelled it. */
  #say(
    name: EventName,
    detail: Readonly<Record<string, string>> = {},
    cancelable = false,
  ): boolean {
    return this.dispatchEvent(
      new CustomEvent(name, { detail, cancelable, bubbles: true, composed: true }),
    );
  }
}

/** Makes the elements known to the page. A second script, of whatever version, leaves them to the first. */
export function defineElements(): void {
  for (const entry of elements) {
    if (customElements.get(entry.tag)) continue;
    customElements.define(
      entry.tag,
      class extends ContentElement {
        static readonly observedAttributes = attributesOf(entry.tag).map(({ name }) => name);
        override readonly entry = entry;
      },
    );
  }
}
