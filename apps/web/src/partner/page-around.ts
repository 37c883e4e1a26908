import {
  type FrameEvent,
  type FramePlace,
  frameChannel,
  type PageMethods,
  readPlace,
  readToken,
  type TokenReason,
} from '@parlour/features/site/partner/frame-contract';
import {
  type FocusedField,
  type PageField,
  readFieldName,
  readFocused,
  readTyped,
  type TypedField,
} from '@parlour/features/site/partner/frame-fields';
import { connect, type Methods, type RemoteProxy, WindowMessenger } from 'penpal';

/** The partner's page around a frame: the methods that the frame may call. */
export interface PageAround {
  readonly height: (px: number) => void;
  readonly tell: (event: FrameEvent) => void;
  readonly escape: () => void;
  /** Whether the person may go to an address of the site. Without an answer they may. */
  readonly mayLeave: (address: string) => Promise<boolean>;
  /** Returns the token of a member from the page, or `null`. */
  readonly askToken: (reason: TokenReason) => Promise<string | null>;
  readonly fields: (fields: readonly PageField[]) => void;
  readonly focusField: (name: string) => void;
}

/** The messages that the page may send to the frame. */
export interface FrameHandlers {
  readonly onPlace: (place: FramePlace) => void;
  readonly onFocus: () => void;
  readonly onTyped: (field: TypedField) => void;
  readonly onFocused: (field: FocusedField) => void;
  readonly onSubmit: (name: string) => void;
}

/** Connects to the window around this one, only if its page has this origin. */
export function pageAround(origin: string, on: FrameHandlers): PageAround {
  const { promise } = connect<PageMethods & Methods>({
    messenger: new WindowMessenger({ remoteWindow: window.parent, allowedOrigins: [origin] }),
    channel: frameChannel,
    methods: {
      place: (value: unknown) => on.onPlace(readPlace(value)),
      focus: () => on.onFocus(),
      typed: (value: unknown) => {
        const field = readTyped(value);
        if (field !== null) on.onTyped(field);
      },
      focused: (value: unknown) => on.onFocused(readFocused(value)),
      submit: (value: unknown) => {
        const name = readFieldName(value);
        if (name !== null) on.onSubmit(name);
      },
    },
  });
  async function ask<T>(
    say: (page: RemoteProxy<PageMethods & Methods>) => Promise<unknown>,
    read: (answer: unknown) => T,
  ): Promise<T> {
    try {
      return read(await say(await promise));
    } catch {
      // The page is gone, or its method has failed.
      return read(undefined);
    }
  }
  const nothing = () => undefined;
  return {
    height: (px) => void ask((page) => page.height(px), nothing),
    tell: (event) => void ask((page) => page.tell(event), nothing),
    escape: () => void ask((page) => page.escape(), nothing),
    mayLeave: (address) =>
      ask(
        (page) => page.mayLeave(address),
        (answer) => answer !== false,
      ),
    askToken: (reason) => ask((page) => page.askToken(reason), readToken),
    fields: (fields) => void ask((page) => page.fields(fields), nothing),
    focusField: (name) => void ask((page) => page.focusField(name), nothing),
  };
}
