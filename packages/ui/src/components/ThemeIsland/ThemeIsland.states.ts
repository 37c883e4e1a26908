import { createElement } from 'react';
import { defineStates } from '../../testing/states.ts';
import { Button } from '../Button/Button.tsx';
import type { ThemeIslandProps } from './ThemeIsland.tsx';

export const themeIslandStates = defineStates<ThemeIslandProps>()((say) => {
  const island = {
    style: { padding: 24 },
    children: createElement(Button, { variant: 'primary' }, say('action.deposit')),
  };
  return {
    light: { ...island, brand: 'shapla', scheme: 'light' },
    dark: { ...island, brand: 'shapla', scheme: 'dark' },
    sharp: { ...island, brand: 'raat', scheme: 'light' },
  };
});
