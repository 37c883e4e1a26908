export { Invitation } from './Invitation.tsx';
export { columns, page, section } from './page-parts.css.ts';
