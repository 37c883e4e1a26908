import {
  createRuntime,
  keepInvitation,
  memoryCookies,
  type Runtime,
} from '@parlour/features/runtime';
import { memberOf, memoryStore } from '@parlour/features/session';
import { addressOf } from '@parlour/features/site/partner';
import { readFrameAddress } from '@parlour/features/site/partner/frame-contract';
import { withHandover } from '@parlour/features/site/partner/handover';
import { createRoot } from 'react-dom/client';
import { portsOf } from '../app/ports.ts';
import { newQueryClient } from '../app/query-client.ts';
import { FrameSite } from './FrameSite.tsx';
import { type FieldsInPage, fieldsInPage } from './fields-in-page.ts';
import { frameChannel } from './frame-channel.ts';
import { followHeight } from './frame-height.ts';
import { frameLook } from './frame-look.ts';
import { pressedLink } from './lead-out.ts';
import { followTokens } from './member-token.ts';
import { pageAround } from './page-around.ts';

/**
 * Opens a widget of an account in a frame. Nothing is kept in the browser: no cookie, no storage, and the token lives as
 * long as the frame (EMB-01).
 */
export async function openFrameSite(content: HTMLElement): Promise<void> {
  const asked = readFrameAddress(window.location.href);
  if (asked === null) return;
  const { widget, place, page } = asked;
  const inSite = addressOf(window.location.origin, place.affiliate);
  // Opened by itself it is a page of the site.
  if (window.parent === window) return window.location.replace(inSite(`/${widget}`));

  const look = await frameLook(document, place);
  let inPage: FieldsInPage | undefined;
  const around = pageAround(page, {
    onPlace: look.follow,
    onFocus: () => firstField(content)?.focus(),
    onTyped: (field) => inPage?.onTyped(field),
    onFocused: (field) => inPage?.onFocused(field),
    onSubmit: (name) => inPage?.onSubmit(name),
  });
  const leave = async (address: string) => {
    // The frame goes by itself: what stands in an address is no matter of the page around it.
    if (await around.mayLeave(address)) window.open(await carrying(runtime, address), '_top');
  };

  const queryClient = newQueryClient();
  const channel = frameChannel(page, widget);
  const tab = memoryStore();
  keepInvitation(tab, new URL(inSite('/')).search);
  const runtime = createRuntime({
    fetch: (request) => window.fetch(request),
    config: look.config,
    queryClient,
    storage: tab,
    cookies: memoryCookies(),
    clock: { now: () => Date.now() },
    steady: { now: () => performance.now() },
    preferences: look.preferences,
    ...(channel && { channel }),
    // After a login in a window the site goes home; home is this widget.
    navigate: (address) => {
      if (address !== '/') void leave(inSite(address));
    },
    ...portsOf(look.config),
  });
  runtime.analytics.connect((event) => {
    if (event.name === 'sign_up') around.tell({ kind: 'signup', method: event.method });
  });
  if (look.lacksBrand) around.tell({ kind: 'error', code: 'UNKNOWN_BRAND' });

  document.addEventListener('click', (event) => {
    const link = pressedLink(event);
    if (!link) return;
    event.preventDefault();
    void leave(link.href);
  });
  // Whatever is open in the frame hears Escape first, and takes it.
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented) around.escape();
  });
  followHeight(content, runtime.overlays, around.height);
  if (place.mode === 'element') {
    // Only a page of the operator may know what somebody types.
    if (look.config.ownOrigins.includes(page)) {
      inPage = fieldsInPage(content, runtime.overlays, around);
    } else around.tell({ kind: 'error', code: 'NOT_OWN_PAGE' });
  }
  const tokenAsked = followTokens(runtime.session, around);
  createRoot(content).render(
    <FrameSite
      {...{ widget, queryClient, runtime, inSite, tokenAsked }}
      i18n={look.i18n}
      tell={around.tell}
      onLeave={(address) => void leave(inSite(address))}
    />,
  );
}

/** The address with the login of this frame. Without an answer one logs in there once more. */
async function carrying({ api, session }: Runtime, address: string): Promise<string> {
  if (memberOf(session.store.getState()) === null) return address;
  const { code } = await api.createHandover().catch(() => ({ code: null }));
  return code === null ? address : withHandover(address, code);
}

/** Where somebody would begin to type, else where they would press. */
const firstField = (content: HTMLElement): HTMLElement | null =>
  content.querySelector<HTMLElement>('input') ??
  content.querySelector<HTMLElement>('button, a[href]');
