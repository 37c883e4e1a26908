export { Invitation } from './Invitation.tsx';
export { columns, page, section } from './page-parts.css.ts';
export { useDrawn } from './use-drawn.ts';
