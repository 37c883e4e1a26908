import { createContext, useContext } from 'react';

/** Makes an address of the site usable on the current page. */
type Resolve = (address: string) => string;

const ResolveContext = createContext<Resolve>((address) => address);

/**
 * Sets how the components below it resolve addresses of the site: on a partner's page they have to include the site's
 * host (EMB-01).
 */
export const ResolveProvider = ResolveContext.Provider;

/**
 * Returns the function that resolves an address of the site (`/game?id=7`, `/art/cover/fallback.svg`) before a browser
 * uses it. On the site itself the address stays the same.
 */
export const useResolve = (): Resolve => useContext(ResolveContext);
