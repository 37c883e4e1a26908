export {
  defineSite,
  type OwnPage,
  type OwnText,
  type Site,
  type SlotName,
  type WidgetName,
  type WidgetProps,
} from './define-site.ts';
export { useTexts } from './use-texts.ts';
