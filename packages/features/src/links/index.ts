export { ServerButtonLink, type ServerButtonLinkProps } from './ServerButtonLink.tsx';
export { type LinkTo, linkToFrom, type ServerLink, toLinkable, useLinkTo } from './server-link.ts';
