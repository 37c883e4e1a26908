/** The menu's own chunk: a dynamic import of the whole entry would keep all of it together. */
export { Menu } from '@parlour/ui/overlays';
