import type { FocusedField, PageField, TypedField } from './frame-fields.ts';

/*
 * What the page of a partner and a frame of the site say to each other (EMB-01). Both sides read what comes with the
 * functions below: whatever is not written here has no effect.
 */

/** Widgets of an account: each is a document of the site, shown in a frame. */
export const frameWidgets = ['login', 'register', 'balance', 'member', 'agent'] as const;

/** The name of a widget in a frame. */
export type FrameWidget = (typeof frameWidgets)[number];

/** Name of the line between page and frame, with its version: another version is not heard. */
export const frameChannel = 'parlour-frame-1';

/** How the widget looks and speaks where the frame stands. Empty texts: what the site says. */
export interface FramePlace {
  readonly lang: string;
  readonly scheme: 'light' | 'dark';
  readonly brand: string;
  /** Code of the partner. */
  readonly affiliate: string;
  /** `element`: user name and passwords are fields of the page around it, if the operator lists it as an own one. */
  readonly mode: '' | 'element';
}

/** What happened in the frame, as the page of the partner may know it: nothing about a person. */
export type FrameEvent =
  | { readonly kind: 'ready' }
  | { readonly kind: 'error'; readonly code: string }
  | { readonly kind: 'session'; readonly change: 'loggedIn' | 'loggedOut' }
  | { readonly kind: 'signup'; readonly method: 'username' | 'mobile' };

/** Why a token is asked for: the frame begins, or the last one was refused. */
export type TokenReason = 'start' | 'expired';

/** What the page does for the frame. */
export interface PageMethods {
  /** The content is so high (px). */
  readonly height: (px: number) => void;
  readonly tell: (event: FrameEvent) => void;
  /** Somebody wants to go on to a page of the site; `false`: the page of the partner keeps them. */
  readonly mayLeave: (address: string) => boolean;
  /** Escape was pressed, and nothing in the frame closed with it. */
  readonly escape: () => void;
  /** The token of a member that the partner's page knows; `null`: there is none. */
  readonly askToken: (reason: TokenReason) => string | null;
  /** The fields that stand in the page, each time something of them has changed. */
  readonly fields: (fields: readonly PageField[]) => void;
  /** Puts the focus on one of these fields. */
  readonly focusField: (name: string) => void;
}

/** What the frame does for the page. */
export interface FrameMethods {
  readonly place: (place: FramePlace) => void;
  /** Puts the focus on the first field. */
  readonly focus: () => void;
  /** Somebody has typed in a field of the page. */
  readonly typed: (field: TypedField) => void;
  /** Another field of the page has the focus, or none. */
  readonly focused: (field: FocusedField) => void;
  /** Sends the form that has this field. */
  readonly submit: (name: string) => void;
}

const text = (value: unknown, pattern: RegExp): string =>
  typeof value === 'string' && pattern.test(value) ? value : '';

const word = /^[\w-]{1,40}$/;

/** A place as it came from the other side or stood in an address; what is no place becomes what the site says. */
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

/** Highest frame (px): a forged height must not make a page endless. */
const highest = 10_000;

/** A height in whole px, or `null` for what is none. */
export function readHeight(value: unknown): number | null {
  if (typeof value !== 'number' || !Number.isFinite(value) || value < 1) return null;
  return Math.min(highest, Math.ceil(value));
}

const code = /^[A-Z][A-Z0-9_]{0,59}$/;

/** An event of the frame, with its own fields and no other; `null` for what is none. */
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

/** The address of a page of the site, or `null` for anything else. */
export function readAddressOf(value: unknown, site: string): string | null {
  if (typeof value !== 'string' || value.length > 2_000 || !URL.canParse(value, site)) return null;
  const url = new URL(value, site);
  return url.origin === site ? url.href : null;
}

/** The reason for a token, or `null`. */
export const readReason = (value: unknown): TokenReason | null =>
  value === 'start' || value === 'expired' ? value : null;

/** A token of any backend is a short text without blanks. */
const longestToken = 4_096;

/** A token, or `null` for what is none. */
export const readToken = (value: unknown): string | null =>
  typeof value === 'string' && value.length <= longestToken && /^\S+$/.test(value) ? value : null;

/** Address of a frame: the widget, where it stands, and whose page is around it. */
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

/** What a frame reads of its own address; `null`: it is the address of no widget, or of no page around it. */
export function readFrameAddress(
  address: string,
): { readonly widget: FrameWidget; readonly place: FramePlace; readonly page: string } | null {
  const { pathname, searchParams } = new URL(address);
  const widget = frameWidgets.find((name) => pathname === `/embed/${name}`);
  const page = searchParams.get('page') ?? '';
  if (widget === undefined || !URL.canParse(page) || new URL(page).origin !== page) return null;
  return { widget, place: readPlace(Object.fromEntries(searchParams)), page };
}
