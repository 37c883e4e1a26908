import { savePicture } from './save-picture.ts';

/** What handing on a link needs of the device: a clipboard, a way to share, a place for files. */
export interface SharingDevice {
  /** Rejects where it is not allowed. */
  readonly copyText: (text: string) => Promise<void>;
  /** Whether there is a share sheet. */
  readonly canShare: () => boolean;
  /** Rejects with an `AbortError` when the person thought better of it. */
  readonly share: (what: { readonly title: string; readonly url: string }) => Promise<void>;
  /** Hands a drawing to the browser as a picture. */
  readonly savePicture: (drawing: SVGSVGElement, name: string) => Promise<void>;
}

/** The current browser. Reads `navigator` at each call, never before. */
export const browserDevice: SharingDevice = {
  copyText: async (text) => navigator.clipboard.writeText(text),
  canShare: () => 'share' in navigator,
  share: (what) => navigator.share(what),
  savePicture,
};
