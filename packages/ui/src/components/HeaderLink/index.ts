export { HeaderLink, type HeaderLinkProps } from './HeaderLink.tsx';
