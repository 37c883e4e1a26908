export { DesktopOnly, PhoneOnly, type ResponsiveProps } from './Responsive.tsx';
