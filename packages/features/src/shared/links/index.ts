export { ResolveProvider, useResolve } from './resolve.ts';
export { ServerButtonLink } from './ServerButtonLink.tsx';
export { type LinkTo, linkToFrom, toLinkable, useLinkTo } from './server-link.ts';
