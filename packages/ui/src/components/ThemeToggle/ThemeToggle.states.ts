import { defineStates } from '../../testing/states.ts';
import type { ThemeToggleProps } from './ThemeToggle.tsx';

export const themeToggleStates = defineStates<ThemeToggleProps>()((say) => ({
  light: { scheme: 'light', label: say('ui.darkTheme') },
  dark: { scheme: 'dark', label: say('ui.lightTheme') },
}));
