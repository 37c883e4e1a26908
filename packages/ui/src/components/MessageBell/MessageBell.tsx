import { Bell } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import type { NumberStyle } from '../../theme/seeds.ts';
import { CountDot } from '../CountDot/CountDot.tsx';
import * as button from '../IconButton/IconButton.css.ts';
import { IconSlot } from '../IconSlot/IconSlot.tsx';
import { join } from '../join.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface MessageBellProps extends Omit<ComponentPropsWithRef<'a'>, 'children'> {
  /** Address of the messages. */
  href: string;
  /** New messages plus available promotions (LAY-03). 0 draws no dot; above 99 reads `99+`. */
  count: number;
  /** Whole sentence with the count in it ("Messages, 5 new"). */
  label: string;
  /** How the brand writes figures. Default: Latin digits, groups of three. */
  numbers?: NumberStyle | undefined;
}

/** Leads to the messages and says how many are new. */
export function MessageBell({ count, label, numbers, className, ...rest }: MessageBellProps) {
  // Named by its content: an aria-label would hide the drawn number from people who speak to click.
  return (
    <a
      data-component="message-bell"
      {...rest}
      className={join(button.root, button.variant.ghost, button.size.md, className)}
    >
      <span data-part="icon" className={button.icon}>
        <IconSlot icon={Bell} size={20} />
      </span>
      <VisuallyHidden>{label}</VisuallyHidden>
      <CountDot count={count} numbers={numbers} placement="corner" />
    </a>
  );
}
