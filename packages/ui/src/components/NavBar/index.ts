export {
  NavBar,
  type NavBarProps,
  type NavItem,
  type NavPanelLabels,
  type NavVendor,
} from './NavBar.tsx';
