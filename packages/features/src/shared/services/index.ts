export { type Service, toService } from './address.ts';
export { openPopup, type PopupOutcome } from './popup.ts';
