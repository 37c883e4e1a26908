import { createContext, useContext } from 'react';

/** Makes an address of the site usable where it stands. */
type Resolve = (address: string) => string;

const ResolveContext = createContext<Resolve>((address) => address);

/** Says for everything below it what an address of the site is: on a page of a partner it has to name the site (EMB-01). */
export const ResolveProvider = ResolveContext.Provider;

/**
 * What a widget makes of an address of the site (`/game?id=7`, `/art/cover/fallback.svg`) before a browser gets it. In
 * the site it stays as it is.
 */
export const useResolve = (): Resolve => useContext(ResolveContext);
