import { Bell, Heart, RefreshCw, X } from 'lucide-react';
import { defineStates } from '../../testing/states.ts';
import type { IconButtonProps } from './IconButton.tsx';

export const iconButtonStates = defineStates<IconButtonProps>()((say) => ({
  ghost: { label: say('a11y.close'), icon: X },
  soft: { label: say('action.share'), icon: Bell, variant: 'soft' },
  secondary: { label: say('action.refresh'), icon: RefreshCw, variant: 'secondary' },
  small: { label: say('action.refresh'), icon: RefreshCw, size: 'sm' },
  large: { label: say('a11y.close'), icon: X, size: 'lg' },
  pressed: { label: say('game.addFavourite'), icon: Heart, 'aria-pressed': true },
  busy: { label: say('action.refresh'), icon: RefreshCw, busy: true },
  disabled: { label: say('action.refresh'), icon: RefreshCw, disabled: true },
}));
