/** The chunk that `LazyMenu` loads: the menu, and no other overlay. */
export { Menu } from '@parlour/ui/overlays';
