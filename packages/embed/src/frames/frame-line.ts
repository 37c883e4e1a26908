import {
  type FrameEvent,
  type FrameMethods,
  type FramePlace,
  frameChannel,
  type PageMethods,
  readAddressOf,
  readEvent,
  readHeight,
  readReason,
  type TokenReason,
} from '@parlour/features/site/partner/frame-contract';
import {
  type FocusedField,
  type PageField,
  readFieldName,
  readFields,
  type TypedField,
} from '@parlour/features/site/partner/frame-fields';
import { connect, type Methods, type RemoteProxy, WindowMessenger } from 'penpal';

/** What the page does with the messages of the frame. Each value is already validated. */
export interface LineHandlers {
  readonly onHeight: (px: number) => void;
  readonly onEvent: (event: FrameEvent) => void;
  readonly onEscape: () => void;
  /** Whether the visitor may go to this URL of the site. */
  readonly mayLeave: (address: string) => boolean;
  readonly askToken: (reason: TokenReason) => Promise<string | null>;
  readonly onFields: (fields: readonly PageField[]) => void;
  readonly onFocusField: (name: string) => void;
}

/** The connection to a frame. */
export interface FrameLine {
  /** Resolves when the frame has answered; rejects when the connection is closed before that. */
  readonly connected: Promise<unknown>;
  readonly place: (place: FramePlace) => void;
  readonly focus: () => void;
  readonly typed: (field: TypedField) => void;
  readonly focused: (field: FocusedField) => void;
  readonly submit: (name: string) => void;
  readonly close: () => void;
}

/** Ignores the error when a frame has not answered yet or is gone. */
const unheard = () => undefined;

/**
 * Opens the connection to a frame of the site (EMB-01). It accepts messages only from this window and this origin, and
 * only those of the frame contract.
 */
export function frameLine(frame: HTMLIFrameElement, site: string, on: LineHandlers): FrameLine {
  const { contentWindow } = frame;
  if (!contentWindow) throw new Error('The frame stands in no page');
  const methods: Record<keyof PageMethods, (value: unknown) => unknown> = {
    height: (value) => {
      const px = readHeight(value);
      if (px !== null) on.onHeight(px);
    },
    tell: (value) => {
      const event = readEvent(value);
      if (event !== null) on.onEvent(event);
    },
    escape: () => on.onEscape(),
    mayLeave: (value) => {
      const address = readAddressOf(value, site);
      return address !== null && on.mayLeave(address);
    },
    askToken: (value) => {
      const reason = readReason(value);
      return reason === null ? null : on.askToken(reason);
    },
    fields: (value) => on.onFields(readFields(value)),
    focusField: (value) => {
      const name = readFieldName(value);
      if (name !== null) on.onFocusField(name);
    },
  };
  const connection = connect<FrameMethods & Methods>({
    messenger: new WindowMessenger({ remoteWindow: contentWindow, allowedOrigins: [site] }),
    channel: frameChannel,
    methods,
  });
  // When it is closed before the frame answered, nothing handles the rejection.
  connection.promise.catch(unheard);
  const call = (say: (frame: RemoteProxy<FrameMethods & Methods>) => Promise<unknown>) =>
    void connection.promise.then(say).catch(unheard);
  return {
    connected: connection.promise,
    place: (place) => call((frame) => frame.place(place)),
    focus: () => call((frame) => frame.focus()),
    typed: (field) => call((frame) => frame.typed(field)),
    focused: (field) => call((frame) => frame.focused(field)),
    submit: (name) => call((frame) => frame.submit(name)),
    close: connection.destroy,
  };
}
