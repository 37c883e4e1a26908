import { savePicture } from './save-picture.ts';

/** What the share sheet passes on: an address, or a text without one. */
export interface SharedText {
  readonly title: string;
  readonly url?: string;
  readonly text?: string;
}

/** The device features needed to share a link: clipboard, share sheet and download. */
export interface SharingDevice {
  /** Rejects if the browser does not allow it. */
  readonly copyText: (text: string) => Promise<void>;
  /** Whether the device has a share sheet. */
  readonly canShare: () => boolean;
  /** Rejects with an `AbortError` when the person closes the share sheet. */
  readonly share: (what: SharedText) => Promise<void>;
  /** Saves a drawing as a picture with the browser's download. */
  readonly savePicture: (drawing: SVGSVGElement, name: string) => Promise<void>;
}

/** The current browser. Reads `navigator` at each call, never earlier. */
export const browserDevice: SharingDevice = {
  copyText: async (text) => navigator.clipboard.writeText(text),
  canShare: () => 'share' in navigator,
  share: (what) => navigator.share(what),
  savePicture,
};
