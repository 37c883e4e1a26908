import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { Avatar } from '../Avatar/Avatar.tsx';
import * as link from '../HeaderLink/HeaderLink.css.ts';
import { IconSlot } from '../IconSlot/IconSlot.tsx';
import { join } from '../join.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './AccountButton.css.ts';

export interface AccountButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** Nickname of the member; cut with an ellipsis, whole in the accessible name. */
  name: string;
  /** What the press opens ("Account"); spoken before the name. */
  label: string;
  /** Address of the member's picture. Default: the first letter of the name. */
  src?: string | undefined;
}

/** Avatar, nickname and the way into the member menu (LAY-03). The menu is a `Menu` with this as trigger. */
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
