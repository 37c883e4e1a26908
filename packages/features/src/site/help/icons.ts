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

/** Icons of the topics that a backend calls by these names. */
const icons: ReadonlyMap<string, IconComponent> = new Map([
  ['account', User],
  ['money', Wallet],
  ['bonus', Gift],
  ['games', Gamepad2],
  ['responsible', ShieldCheck],
  ['app', Smartphone],
]);

/** The icon of a topic of the help; a question mark for a name that is not known (HLP-01). */
export const iconOf = (topic: string): IconComponent => icons.get(topic) ?? CircleQuestionMark;
