import { Moon, Sun } from 'lucide-react';
import { IconButton, type IconButtonProps } from '../IconButton/IconButton.tsx';
import { join } from '../join.ts';
import * as css from './ThemeToggle.css.ts';

export interface ThemeToggleProps extends Omit<IconButtonProps, 'icon' | 'label' | 'onClick'> {
  /** The current scheme. */
  scheme: 'light' | 'dark';
  /** Name of the button: the scheme that a press switches to ("Dark theme"). */
  label: string;
  /** Called when the button is pressed: change to the other scheme. */
  onToggle: () => void;
}

/** Switches between light and dark (LAY-04). The icon shows the scheme that a press switches to. */
export function ThemeToggle({ scheme, label, onToggle, ...rest }: ThemeToggleProps) {
  return (
    <IconButton
      data-component="theme-toggle"
      {...rest}
      label={label}
      icon={
        <span className={css.icons}>
          <Moon className={join(css.icon, scheme === 'dark' && css.away)} aria-hidden="true" />
          <Sun className={join(css.icon, scheme === 'light' && css.away)} aria-hidden="true" />
        </span>
      }
      onClick={onToggle}
    />
  );
}
