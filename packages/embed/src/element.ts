import { watchAround } from './around.ts';
import { type GetToken, getTokenIn } from './frames/get-token.ts';
import type { Opened } from './host.ts';
import { openers } from './openers.ts';
import { attributesOf, type Options, readOptions } from './options.ts';
import { type EventName, elements } from './registry.ts';
import { unknownWidgets } from './unknown-widgets.ts';
import { waitingSheet } from './waiting-sheet.ts';

/** What counts for all elements of a page that say nothing themselves. */
export type PageSettings = Readonly<
  Partial<Record<'affiliate' | 'lang' | 'scheme' | 'brand', string>>
>;

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
let unwatchPage = () => {};

function updateAll(): void {
  for (const element of connected) element.update();
}

/** Sets what counts for all elements of the page; attributes of an element come first. */
export function configure(next: PageSettings): void {
  settings = { ...settings, ...next };
  updateAll();
}

/** An element of ours in a page that is not ours (EMB-01). */
abstract class ContentElement extends HTMLElement {
  abstract readonly entry: (typeof elements)[number];
  readonly #root = this.attachShadow({ mode: 'open' });
  /** How the page gives a token of a member it knows. It may have been set before the script came. */
  getToken: GetToken | null = getTokenIn(Reflect.get(this, 'getToken'));
  #mounted: Opened | undefined;
  #isLoading = false;
  /** Only while the element waits to come near the screen. */
  #stopWaiting: (() => void) | undefined;
  /** What the partner has put inside; shown until the content is there, and when it does not come. */
  #slot: HTMLSlotElement | undefined;

  connectedCallback(): void {
    connected.add(this);
    if (connected.size === 1) unwatchPage = watchAround(document, updateAll);
    // Moved in the page: what is mounted goes with it, perhaps into another language or scheme.
    this.update();
    if (this.#mounted || this.#isLoading) return;
    this.#keepFree();
    if (this.#options().loading === 'eager' || !('IntersectionObserver' in window)) {
      return void this.#load();
    }
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) void this.#load();
      },
      { rootMargin: near },
    );
    this.#stopWaiting = () => observer.disconnect();
    observer.observe(this);
  }

  disconnectedCallback(): void {
    this.#endWaiting();
    connected.delete(this);
    if (connected.size === 0) unwatchPage();
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#mounted?.unmount();
      this.#mounted = undefined;
    });
  }

  attributeChangedCallback(): void {
    this.update();
  }

  /** Reads the attributes and the page around it anew. */
  update(): void {
    const options = this.#options();
    this.#mounted?.update(options);
    if (this.#stopWaiting && options.loading === 'eager') void this.#load();
  }

  /** Asks the site again for what is shown, and for what did not come. */
  refresh(): void {
    if (this.#mounted) this.#mounted.refresh();
    else if (!this.#stopWaiting && this.isConnected) void this.#load();
  }

  /** Puts the focus on the first field of a form in the element. */
  override focus(options?: FocusOptions): void {
    if (this.#mounted?.focus) this.#mounted.focus();
    else super.focus(options);
  }

  #options(): Options {
    return readOptions(this.entry.tag, (name) => this.getAttribute(name), settings);
  }

  #endWaiting(): void {
    this.#stopWaiting?.();
    this.#stopWaiting = undefined;
  }

  /** Whether the partner has put something inside: it is shown until the content is there. */
  #hasOwnContent(): boolean {
    return [...this.childNodes].some(
      ({ nodeType, textContent }) => nodeType === Node.ELEMENT_NODE || textContent?.trim(),
    );
  }

  /** A box from the start, with what stands in the element, or with room for what comes. */
  #keepFree(): void {
    this.#root.adoptedStyleSheets = [waitingSheet(this.entry)];
    this.#showOwnContent().toggleAttribute('data-waits', true);
  }

  #showOwnContent(): HTMLSlotElement {
    this.#slot ??= this.#root.appendChild(document.createElement('slot'));
    return this.#slot;
  }

  #removeOwnContent(): void {
    this.#slot?.remove();
    this.#slot = undefined;
  }

  /** Nothing comes: no room is kept for it, and what the partner has put inside is shown. */
  #standBack(code: string): void {
    this.#showOwnContent().removeAttribute('data-waits');
    this.#say('parlour-error', { code });
  }

  async #load(): Promise<void> {
    this.#endWaiting();
    if (this.#isLoading) return;
    this.#isLoading = true;
    try {
      const open = await tried(openers[this.entry.tag]);
      if (!this.isConnected) return;
      const hasOwnContent = this.#hasOwnContent();
      this.#mounted = open(
        {
          element: this,
          root: this.#root,
          hasOwnContent,
          onShown: () => {
            if (!hasOwnContent) this.#removeOwnContent();
          },
          onReady: () => {
            this.#removeOwnContent();
            this.#say('parlour-ready');
          },
          onNothing: (code) => this.#standBack(code),
          onFailure: (code) => this.#say('parlour-error', { code }),
          onNavigate: (to) => this.#say('parlour-navigate', { to }, true),
          onSession: (kind) => this.#say('parlour-session', { kind }),
          onSignup: (method) => this.#say('parlour-signup', { method }),
          getToken: () => getTokenIn(this.getToken),
        },
        this.#options(),
      );
    } catch {
      this.#standBack('NOT_LOADED');
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

/**
 * Makes the elements known to the page. A second script, of whatever version, leaves them to the first. The page hears of
 * elements that are none of ours: what stands in them stays.
 */
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
  for (const element of unknownWidgets(document)) {
    const detail = { code: 'UNKNOWN_WIDGET' };
    element.dispatchEvent(
      new CustomEvent('parlour-error', { detail, bubbles: true, composed: true }),
    );
  }
}
