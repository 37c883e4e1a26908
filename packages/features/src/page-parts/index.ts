export { Invitation, type InvitationProps } from './Invitation.tsx';
export { page, section } from './page-parts.css.ts';
