export { type Destination, readAddress } from './address.ts';
export { Link, type LinkProps } from './Link.tsx';
