import { Bell } from 'lucide-react';
import { CountDot } from '../CountDot/index.ts';
import { IconButton, type IconButtonProps } from '../IconButton/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';

export interface MessageBellProps extends Omit<IconButtonProps, 'icon' | 'label' | 'children'> {
  /** New messages plus available promotions (LAY-03). 0 draws no dot; above 99 reads `99+`. */
  count: number;
  /** Whole sentence with the count in it ("Messages, 5 new"). */
  label: string;
}

/** Leads to the messages and says how many are new. */
export function MessageBell({ count, label, ...rest }: MessageBellProps) {
  // Named by its content: an aria-label would hide the drawn number from people who speak to click.
  return (
    <IconButton
      data-component="message-bell"
      {...rest}
      label={label}
      aria-label={undefined}
      icon={Bell}
    >
      <VisuallyHidden>{label}</VisuallyHidden>
      <CountDot count={count} placement="corner" />
    </IconButton>
  );
}
