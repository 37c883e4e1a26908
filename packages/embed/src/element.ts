import { watchAround } from './around.ts';
import { type GetToken, getTokenIn } from './frames/get-token.ts';
import type { Opened } from './host.ts';
import { openers } from './openers.ts';
import { attributesOf, type Options, readOptions } from './options.ts';
import type { PageSettings } from './page-settings.ts';
import { type EventName, elements } from './registry.ts';
import { unknownWidgets } from './unknown-widgets.ts';
import { waitingSheet } from './waiting-sheet.ts';

/** Pauses (ms) before code that failed to load is requested again. */
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

/** Distance from the screen at which an element begins to load. */
const near = '200px';

let settings: PageSettings = {};
const connected = new Set<ContentElement>();
let unwatchPage = () => {};

function updateAll(): void {
  for (const element of connected) element.update();
}

/** Sets defaults for all elements of the page. The attributes of an element override them. */
export function configure(next: PageSettings): void {
  settings = { ...settings, ...next };
  updateAll();
}

/** An element of ours in a page that is not ours (EMB-01). */
abstract class ContentElement extends HTMLElement {
  abstract readonly entry: (typeof elements)[number];
  readonly #root = this.attachShadow({ mode: 'open' });
  /** How the page gives the token of a member it knows. It may have been set before the script loaded. */
  getToken: GetToken | null = getTokenIn(Reflect.get(this, 'getToken'));
  #mounted: Opened | undefined;
  #isLoading = false;
  /** Set only while the element waits to come near the screen. */
  #stopWaiting: (() => void) | undefined;
  /** Slot for the partner's content. It is shown until our content is there, and when our content does not load. */
  #slot: HTMLSlotElement | undefined;

  connectedCallback(): void {
    connected.add(this);
    if (connected.size === 1) unwatchPage = watchAround(document, updateAll);
    // The element may have moved in the page: its content moves too and may need another language or scheme.
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

  /** Reads the attributes and the page around the element again. */
  update(): void {
    const options = this.#options();
    this.#mounted?.update(options);
    if (this.#stopWaiting && options.loading === 'eager') void this.#load();
  }

  /** Requests from the site again what is shown and what did not load. */
  refresh(): void {
    if (this.#mounted) this.#mounted.refresh();
    else if (!this.#stopWaiting && this.isConnected) void this.#load();
  }

  /** Focuses the first field of a form in the element. */
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

  /** Whether the partner has put content inside. It is shown until our content is there. */
  #hasOwnContent(): boolean {
    return [...this.childNodes].some(
      ({ nodeType, textContent }) => nodeType === Node.ELEMENT_NODE || textContent?.trim(),
    );
  }

  /** Shows a box from the start, with the partner's content or with space for our content. */
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

  /** Called when no content can be shown: keeps no space for it, and shows the partner's content. */
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

  /** Dispatches an event. Returns `false` when the partner page has cancelled it. */
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
 * Registers the elements in the page. A second script, of any version, does not replace them. Reports elements whose
 * name is not ours; their content stays.
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
