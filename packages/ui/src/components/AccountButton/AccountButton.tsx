import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { Avatar } from '../Avatar/Avatar.tsx';
import * as link from '../HeaderLink/HeaderLink.css.ts';
import { IconSlot } from '../IconSlot/IconSlot.tsx';
import { join } from '../join.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './AccountButton.css.ts';

export interface AccountButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** Nickname of the member. A long one is cut with an ellipsis; the accessible name always has all of it. */
  name: string;
  /** What the button opens ("Account"). Screen readers say it before the name. */
  label: string;
  /** URL of the member's picture. Default: the first letter of the name. */
  src?: string | undefined;
}

/**
 * The avatar and nickname of the member, as the button that opens the member menu (LAY-03). Use it as the trigger of a
 * `Menu`.
 */
export function AccountButton({
  name,
  label,
  src,
  type = 'button',
  className,
  ...rest
}: AccountButtonProps) {
  return (
    <button
      data-component="account-button"
      type={type}
      {...rest}
      className={join(link.root, css.root, className)}
    >
      <Avatar name={name} src={src} />
      <VisuallyHidden>{label}</VisuallyHidden>
      <span data-part="name" translate="no" className={join(css.nickname, link.accountLabel)}>
        {name}
      </span>
      <IconSlot icon={ChevronDown} size={16} />
    </button>
  );
}
