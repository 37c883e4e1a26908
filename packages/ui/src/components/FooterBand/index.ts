export { FooterBand, type FooterBandLink, type FooterBandProps } from './FooterBand.tsx';
