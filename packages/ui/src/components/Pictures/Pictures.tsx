import { createContext, type ReactNode, use } from 'react';

/** An address as somebody gave it → where the picture may be asked for, best first; none = no picture. */
export type PictureSources = (address: string) => readonly string[];

const PicturesContext = createContext<PictureSources>((address) => [address]);

export interface PicturesProviderProps {
  /** Turns a given address into those that may be asked for. Keep its identity between renders. */
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

/** Where a picture may be asked for, see `PicturesProvider`. */
export const usePictures = (): PictureSources => use(PicturesContext);
