import type { IconLike } from '@parlour/ui';
import { Cherry, Radio, Sparkles, Target, UserRound } from 'lucide-react';

const icons: ReadonlyMap<string, IconLike> = new Map<string, IconLike>([
  ['rounds', Cherry],
  ['days', Radio],
  ['newGames', Sparkles],
  ['profile', UserRound],
]);

/** The icon of a kind of mission; an unknown kind gets a target. */
export const iconOf = (kind: string): IconLike => icons.get(kind) ?? Target;
