import type { FocusedField, PageField, TypedField } from './frame-fields.ts';

/*
 * The messages between a partner's page and a frame of the site (EMB-01). Both sides read messages with the functions
 * below: anything that is not defined here has no effect.
 */

/** Account widgets: each is a document of the site, shown in a frame. */
export const frameWidgets = ['login', 'register', 'balance', 'member', 'agent'] as const;

/** The name of a widget in a frame. */
export type FrameWidget = (typeof frameWidgets)[number];

/** Name of the channel between page and frame, with its version: other versions are ignored. */
export const frameChannel = 'parlour-frame-1';

/** Language and look of the widget at the place of the frame. Empty texts: the defaults of the site. */
export interface FramePlace {
  readonly lang: string;
  readonly scheme: 'light' | 'dark';
  readonly brand: string;
  /** Code of the partner. */
  readonly affiliate: string;
  /** `element`: user name and passwords are fields of the parent page, if the operator lists that page as its own. */
  readonly mode: '' | 'element';
}

/** An event in the frame that the partner's page may know: it contains no personal data. */
export type FrameEvent =
  | { readonly kind: 'ready' }
  | { readonly kind: 'error'; readonly code: string }
  | { readonly kind: 'session'; readonly change: 'loggedIn' | 'loggedOut' }
  | { readonly kind: 'signup'; readonly method: 'username' | 'mobile' };

/** Why a token is requested: the frame starts, or the last one was refused. */
export type TokenReason = 'start' | 'expired';

/** Methods of the page that the frame calls. */
export interface PageMethods {
  /** Reports the height of the content, in px. */
  readonly height: (px: number) => void;
  readonly tell: (event: FrameEvent) => void;
  /** Asks whether a page of the site may be opened; `false`: the partner's page keeps the visitor. */
  readonly mayLeave: (address: string) => boolean;
  /** Escape was pressed, and it closed nothing in the frame. */
  readonly escape: () => void;
  /** Returns the token of a member that the partner's page knows; `null` without one. */
  readonly askToken: (reason: TokenReason) => string | null;
  /** Sends the fields that stand in the page, whenever one of them changes. */
  readonly fields: (fields: readonly PageField[]) => void;
  /** Focuses one of these fields. */
  readonly focusField: (name: string) => void;
}

/** Methods of the frame that the page calls. */
export interface FrameMethods {
  readonly place: (place: FramePlace) => void;
  /** Focuses the first field. */
  readonly focus: () => void;
  /** Called when the visitor types in a field of the page. */
  readonly typed: (field: TypedField) => void;
  /** Called when another field of the page gets the focus, or none has it. */
  readonly focused: (field: FocusedField) => void;
  /** Submits the form with this field. */
  readonly submit: (name: string) => void;
}

const text = (value: unknown, pattern: RegExp): string =>
  typeof value === 'string' && pattern.test(value) ? value : '';

const word = /^[\w-]{1,40}$/;

/** Reads a place from a message or an address; invalid values fall back to those of the site. */
export function readPlace(value: unknown): FramePlace {
  const of = (name: keyof FramePlace): unknown => Reflect.get(Object(value), name);
  return {
    lang: text(of('lang'), word),
    scheme: of('scheme') === 'dark' ? 'dark' : 'light',
    brand: text(of('brand'), word),
    affiliate: text(of('affiliate'), word),
    mode: of('mode') === 'element' ? 'element' : '',
  };
}

/** Maximum height of a frame, in px: a forged height must not make a page endless. */
const highest = 10_000;

/** Reads a height in whole px; `null` when it is invalid. */
export function readHeight(value: unknown): number | null {
  if (typeof value !== 'number' || !Number.isFinite(value) || value < 1) return null;
  return Math.min(highest, Math.ceil(value));
}

const code = /^[A-Z][A-Z0-9_]{0,59}$/;

/** Reads an event of the frame, with its own fields only; `null` when it is invalid. */
export function readEvent(value: unknown): FrameEvent | null {
  const of = (name: string): unknown => Reflect.get(Object(value), name);
  switch (of('kind')) {
    case 'ready':
      return { kind: 'ready' };
    case 'error': {
      const found = text(of('code'), code);
      return found === '' ? null : { kind: 'error', code: found };
    }
    case 'session': {
      const change = of('change');
      return change === 'loggedIn' || change === 'loggedOut' ? { kind: 'session', change } : null;
    }
    case 'signup': {
      const method = of('method');
      return method === 'username' || method === 'mobile' ? { kind: 'signup', method } : null;
    }
    default:
      return null;
  }
}

/** Reads the address of a page of the site; `null` for anything else. */
export function readAddressOf(value: unknown, site: string): string | null {
  if (typeof value !== 'string' || value.length > 2_000 || !URL.canParse(value, site)) return null;
  const url = new URL(value, site);
  return url.origin === site ? url.href : null;
}

/** The reason for a token, or `null`. */
export const readReason = (value: unknown): TokenReason | null =>
  value === 'start' || value === 'expired' ? value : null;

/** A token of any backend is a short text without spaces. */
const longestToken = 4_096;

/** Reads a token; `null` when it is invalid. */
export const readToken = (value: unknown): string | null =>
  typeof value === 'string' && value.length <= longestToken && /^\S+$/.test(value) ? value : null;

/** Builds the address of a frame: the widget, its place, and the origin of the parent page. */
export function frameAddress(
  site: string,
  widget: FrameWidget,
  { place, page }: { readonly place: FramePlace; readonly page: string },
): string {
  const url = new URL(`/embed/${widget}`, site);
  for (const [name, value] of Object.entries(place))
    if (value !== '') url.searchParams.set(name, value);
  url.searchParams.set('page', page);
  return url.href;
}

/** Reads the address of a frame; `null` when it names no widget or no parent page. */
export function readFrameAddress(
  address: string,
): { readonly widget: FrameWidget; readonly place: FramePlace; readonly page: string } | null {
  const { pathname, searchParams } = new URL(address);
  const widget = frameWidgets.find((name) => pathname === `/embed/${name}`);
  const page = searchParams.get('page') ?? '';
  if (widget === undefined || !URL.canParse(page) || new URL(page).origin !== page) return null;
  return { widget, place: readPlace(Object.fromEntries(searchParams)), page };
}
