import {
  type FrameEvent,
  type FramePlace,
  type FrameWidget,
  frameAddress,
} from '@parlour/features/site/partner/frame-contract';
import type { Host } from '../host.ts';
import { textsOf } from '../texts.ts';
import { askToken } from './ask-token.ts';
import { frameLine } from './frame-line.ts';
import { frameSheet } from './frame-sheet.ts';
import type { LightFields } from './light-fields.ts';

/** Longest wait (ms) for the document of a frame, and then for its first answer. */
const timeoutMs = { document: 30_000, answer: 5_000 } as const;

const titles = {
  login: 'partner.loginFrame',
  register: 'partner.registerFrame',
  balance: 'partner.balanceFrame',
  member: 'partner.memberFrame',
  agent: 'partner.agentFrame',
} as const satisfies Record<FrameWidget, string>;

/** One frame, from its first request until it is closed. */
interface ShownFrame {
  /** Tells the frame the language and look of the page around it. */
  readonly follow: (place: FramePlace) => void;
  readonly focus: () => void;
  readonly close: () => void;
}

/**
 * Adds a frame of the site to an element. It has no height until its content has one. The frame is removed
 * (`FRAME_REFUSED`) if the site does not know this page as a partner, or if it does not load.
 */
export function showFrame(host: Host, widget: FrameWidget, first: FramePlace): ShownFrame {
  const { element, root } = host;
  const { ownerDocument } = element;
  const site = new URL(import.meta.url).origin;
  const frame = ownerDocument.createElement('iframe');
  const stage = ownerDocument.createElement('div');
  stage.className = 'stage';
  let fields: Promise<LightFields> | undefined;
  let place = first;
  let height = 0;
  // The partner's content stays visible until the widget is there.
  let isSeen = !host.hasOwnContent;
  let isClosed = false;
  let timer = setTimeout(refused, timeoutMs.document);

  const dress = () => {
    frame.title = textsOf(place.lang === 'en' ? 'en' : 'bn')[titles[widget]] ?? '';
    // If its scheme differs from that of its document, the browser paints an opaque background behind the frame.
    frame.style.colorScheme = place.scheme;
    frame.style.blockSize = `${isSeen ? height : 0}px`;
    stage.toggleAttribute('data-seen', isSeen && height > 0);
    if (isSeen && height > 0) host.onShown();
  };
  const hear = (event: FrameEvent) => {
    if (event.kind === 'ready') {
      isSeen = true;
      dress();
      host.onReady();
    } else if (event.kind === 'session') host.onSession(event.change);
    else if (event.kind === 'signup') host.onSignup(event.method);
    else if (event.code === 'NO_LICENCE') nothing(event.code);
    else host.onFailure(event.code);
  };

  const sheet = frameSheet();
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
  const page = ownerDocument.defaultView?.origin ?? 'null';
  frame.src = frameAddress(site, widget, { place, page });
  dress();
  stage.append(frame);
  root.append(stage);
  const line = frameLine(frame, site, {
    onHeight: (px) => {
      height = px;
      dress();
    },
    onEvent: hear,
    onEscape: () => pressEscape(element),
    mayLeave: host.onNavigate,
    askToken: async (reason) => {
      const getToken = host.getToken();
      if (getToken === null) return null;
      const answer = await askToken(getToken, reason);
      if ('token' in answer) return answer.token;
      host.onFailure(answer.failure);
      return null;
    },
    onFields: (shown) => {
      if (place.mode !== 'element' || isClosed) return;
      fields ??= import('./light-fields.ts').then(({ lightFields }) =>
        lightFields(element, stage, line),
      );
      void fields.then((all) => all.show(shown));
    },
    onFocusField: (name) => void fields?.then((all) => all.focus(name)),
  });
  frame.addEventListener('load', () => {
    clearTimeout(timer);
    timer = setTimeout(refused, timeoutMs.answer);
    line.connected.then(
      () => clearTimeout(timer),
      () => undefined,
    );
    // A frame that is moved in the page loads again, from its first URL.
    if (place !== first) line.place(place);
  });

  function close(): void {
    isClosed = true;
    clearTimeout(timer);
    line.close();
    void fields?.then((all) => all.show([]));
    stage.remove();
  }
  function nothing(code: string): void {
    close();
    host.onNothing(code);
  }
  function refused(): void {
    nothing('FRAME_REFUSED');
  }

  return {
    follow: (next) => {
      place = next;
      dress();
      line.place(place);
    },
    focus: () => {
      frame.focus();
      line.focus();
    },
    close,
  };
}

/** Dispatches Escape in the page, so that a dialog of the page around the element can close. */
function pressEscape(element: HTMLElement): void {
  const { KeyboardEvent } = element.ownerDocument.defaultView ?? window;
  element.dispatchEvent(
    new KeyboardEvent('keydown', {
      key: 'Escape',
      bubbles: true,
      composed: true,
      cancelable: true,
    }),
  );
}
