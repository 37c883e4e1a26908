import { Moon, Sun } from 'lucide-react';
import { IconButton, type IconButtonProps } from '../IconButton/index.ts';

export interface ThemeToggleProps extends Omit<IconButtonProps, 'icon' | 'label' | 'onClick'> {
  /** The scheme in use now. */
  scheme: 'light' | 'dark';
  /** The scheme a press leads to, in words ("Dark theme"). */
  label: string;
  onToggle: () => void;
}

/** Switches between light and dark (LAY-04). The icon shows where a press leads. */
export function ThemeToggle({ scheme, label, onToggle, ...rest }: ThemeToggleProps) {
  return (
    <IconButton
      data-component="theme-toggle"
      {...rest}
      label={label}
      icon={scheme === 'light' ? Moon : Sun}
      onClick={onToggle}
    />
  );
}
