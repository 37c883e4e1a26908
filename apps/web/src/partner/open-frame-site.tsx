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
import { warnOperator } from '../app/browser.ts';
import { portsOf } from '../app/ports.ts';
import { newQueryClient } from '../app/query-client.ts';
import { toBackend } from '../app/to-backend.ts';
import { FrameSite } from './FrameSite.tsx';
import { type FieldsInPage, fieldsInPage } from './fields-in-page.ts';
import { frameChannel } from './frame-channel.ts';
import { followHeight } from './frame-height.ts';
import { frameLook } from './frame-look.ts';
import { pressedLink } from './lead-out.ts';
import { followTokens } from './member-token.ts';
import { pageAround } from './page-around.ts';

/**
 * Opens a widget of an account in a frame. Stores nothing in the browser: no cookie, no storage. The token lives as
 * long as the frame (EMB-01).
 */
export async function openFrameSite(content: HTMLElement): Promise<void> {
  const asked = readFrameAddress(window.location.href);
  if (asked === null) return;
  const { widget, place, page } = asked;
  const inSite = addressOf(window.location.origin, place.affiliate);
  // Without a page around it, the frame's address opens the page of the site.
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
    // The frame navigates itself, so that the page around it does not see the final address.
    if (await around.mayLeave(address)) window.open(await carrying(runtime, address), '_top');
  };

  const queryClient = newQueryClient();
  const channel = frameChannel(page, widget);
  const tab = memoryStore();
  keepInvitation(tab, new URL(inSite('/')).search);
  const runtime = createRuntime({
    fetch: toBackend((request) => window.fetch(request)),
    config: look.config,
    dropped: look.dropped,
    queryClient,
    storage: tab,
    cookies: memoryCookies(),
    clock: { now: () => Date.now() },
    steady: { now: () => performance.now() },
    preferences: look.preferences,
    ...(channel && { channel }),
    warn: warnOperator,
    // After a login in a window the site navigates to the home page. Here that is this widget.
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
  // An open window in the frame gets Escape first and handles it.
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented) around.escape();
  });
  followHeight(content, runtime.overlays, around.height);
  if (place.mode === 'element') {
    // Only a page of the operator may see what the person types.
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

/** Adds the login of this frame to the address. If the backend does not answer, the person logs in there again. */
async function carrying({ api, session }: Runtime, address: string): Promise<string> {
  if (memberOf(session.store.getState()) === null) return address;
  const { code } = await api.createHandover().catch(() => ({ code: null }));
  return code === null ? address : withHandover(address, code);
}

/** The first field, or the first button or link if there is no field. */
const firstField = (content: HTMLElement): HTMLElement | null =>
  content.querySelector<HTMLElement>('input') ??
  content.querySelector<HTMLElement>('button, a[href]');
