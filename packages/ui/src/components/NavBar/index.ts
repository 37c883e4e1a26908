export { NavBar, type NavBarProps, type NavItem, type NavPanelLabels } from './NavBar.tsx';
export type { NavVendor } from './vendors.ts';
