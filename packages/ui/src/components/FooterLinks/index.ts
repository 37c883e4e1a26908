export {
  type FooterGroup,
  type FooterLink,
  FooterLinks,
  type FooterLinksProps,
} from './FooterLinks.tsx';
