import { createContext, type ReactNode, use } from 'react';

/** A given address → the addresses to request the picture from, best first; none = no picture. */
export type PictureSources = (address: string) => readonly string[];

const PicturesContext = createContext<PictureSources>((address) => [address]);

export interface PicturesProviderProps {
  /** Turns a given address into those to request. Keep its identity between renders. */
  value: PictureSources;
  /** Everything the rule holds for. */
  children: ReactNode;
}

/**
 * Decides for everything below it from where pictures may come: covers, banners, marks, pictures inside a text. Without
 * it every address is taken as it is.
 */
export function PicturesProvider({ value, children }: PicturesProviderProps) {
  return <PicturesContext value={value}>{children}</PicturesContext>;
}

/** The addresses to request a picture from, see `PicturesProvider`. */
export const usePictures = (): PictureSources => use(PicturesContext);
