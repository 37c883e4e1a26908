import { createContext, type ReactNode, use } from 'react';

/** Returns the URLs to request a picture from, best first. An empty list means: no picture. */
export type PictureSources = (address: string) => readonly string[];

const PicturesContext = createContext<PictureSources>((address) => [address]);

export interface PicturesProviderProps {
  /** Turns the given URL into the URLs to request. Pass the same function on every render. */
  value: PictureSources;
  /** The part of the app that uses these sources. */
  children: ReactNode;
}

/**
 * Decides where everything below it may load pictures from: covers, banners, marks, pictures inside a text. Without a
 * provider every URL is used as it is.
 */
export function PicturesProvider({ value, children }: PicturesProviderProps) {
  return <PicturesContext value={value}>{children}</PicturesContext>;
}

/** Returns the function of the nearest `PicturesProvider`. */
export const usePictures = (): PictureSources => use(PicturesContext);
