import type { IconComponent } from '@parlour/ui';
import {
  CircleQuestionMark,
  Gamepad2,
  Gift,
  ShieldCheck,
  Smartphone,
  User,
  Wallet,
} from 'lucide-react';

/** Icons of topics, by the name the backend uses. */
const icons: ReadonlyMap<string, IconComponent> = new Map([
  ['account', User],
  ['money', Wallet],
  ['bonus', Gift],
  ['games', Gamepad2],
  ['responsible', ShieldCheck],
  ['app', Smartphone],
]);

/** The icon of a help topic; a question mark for an unknown name (HLP-01). */
export const iconOf = (topic: string): IconComponent => icons.get(topic) ?? CircleQuestionMark;
