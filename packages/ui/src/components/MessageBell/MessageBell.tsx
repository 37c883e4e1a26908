import { Bell } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import type { NumberStyle } from '../../theme/seeds.ts';
import { CountDot } from '../CountDot/CountDot.tsx';
import * as button from '../IconButton/IconButton.css.ts';
import { IconSlot } from '../IconSlot/IconSlot.tsx';
import { join } from '../join.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface MessageBellProps extends Omit<ComponentPropsWithRef<'a'>, 'children'> {
  /** URL of the messages page. */
  href: string;
  /** New messages plus available promotions (LAY-03). 0 shows no dot; above 99 it shows `99+`. */
  count: number;
  /** Full sentence that includes the count ("Messages, 5 new"). */
  label: string;
  /** Number style of the brand. Default: Latin digits in groups of three. */
  numbers?: NumberStyle | undefined;
}

/** A link to the messages that shows how many are new. */
export function MessageBell({ count, label, numbers, className, ...rest }: MessageBellProps) {
  // The name comes from the content. An aria-label would hide the visible number from people who click by voice.
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
