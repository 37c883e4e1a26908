import type { IconLike } from '@parlour/ui';
import { Cake, CalendarCheck, Gift, Medal, Target, UserPlus } from 'lucide-react';

const icons: ReadonlyMap<string, IconLike> = new Map<string, IconLike>([
  ['birthday', Cake],
  ['levelUp', Medal],
  ['weeklyMission', Target],
  ['attendance', CalendarCheck],
  ['referral', UserPlus],
]);

/** The icon of a kind of reward; an unknown kind gets a gift. */
export const iconOf = (kind: string): IconLike => icons.get(kind) ?? Gift;
