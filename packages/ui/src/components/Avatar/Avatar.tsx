import { UserRound } from 'lucide-react';
import { type ComponentPropsWithRef, useState } from 'react';
import { IconSlot } from '../IconSlot/IconSlot.tsx';
import { join } from '../join.ts';
import * as css from './Avatar.css.ts';
import { initialOf } from './initials.ts';

export interface AvatarProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Name of the person. Its first letter is shown when there is no picture. */
  name: string;
  /** URL of the picture. Without it, or when it does not load, the first letter of `name` is shown. */
  src?: string | undefined;
  /** 28, 36 or 56 px. Default `md`. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Accessible name, for a place without the person's name in text. Without it the avatar is decorative. */
  label?: string | undefined;
}

const edge = { sm: 16, md: 20, lg: 28 } as const;

/**
 * The picture of a person. If it does not load, shows the first letter of the name; without a name, an icon (ERR-01).
 */
export function Avatar({ name, src, size = 'md', label, className, ...rest }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  const initial = initialOf(name);
  const shown = src !== undefined && src !== '' && src !== failed ? src : undefined;

  /** An image in server-rendered markup may have failed before React could listen. */
  const checkEarly = (image: HTMLImageElement | null) => {
    if (image?.complete === true && image.naturalWidth === 0) setFailed(shown);
  };

  return (
    <span
      data-component="avatar"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      {...rest}
      className={join(css.root, css.size[size], className)}
    >
      {shown !== undefined ? (
        <img
          key={shown}
          ref={checkEarly}
          className={css.image}
          src={shown}
          alt=""
          onError={() => setFailed(shown)}
        />
      ) : (
        initial || <IconSlot icon={UserRound} size={edge[size]} />
      )}
    </span>
  );
}
