import { ExternalLink } from 'lucide-react';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { asPart } from '../as-part.tsx';
import { type IconLike, IconSlot } from '../IconSlot/IconSlot.tsx';
import { join } from '../join.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Button.css.ts';

/** Looks shared by `Button` and `ButtonLink`. */
export interface ButtonLook {
  /**
   * Default `secondary`. One `primary` per region; `warm` only claims a prize
   * or is on art; `dangerSoft` removes things (design.md §6).
   */
  variant?: 'primary' | 'secondary' | 'soft' | 'ghost' | 'warm' | 'dangerSoft' | undefined;
  /** 36, 44 or 52 px high; below 1024 px never under 44. Default `md`. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Before the word. */
  icon?: IconLike;
  /** After the word: where it leads, or what opens. Turned round in right-to-left. */
  endIcon?: IconLike;
  /** Fills the row. */
  block?: boolean | undefined;
}

export interface ButtonProps extends ButtonLook, ComponentPropsWithRef<'button'> {
  /**
   * The action is running: a spinner takes the icon's place, word and width
   * stay, presses are ignored, focus is kept.
   */
  busy?: boolean | undefined;
}

export interface ButtonLinkProps extends ButtonLook, ComponentPropsWithRef<'a'> {
  /** Address it leads to; required, because no key reaches a link without one. */
  href: string;
  /** "Opens in a new window": opens there, says so, and shows it. */
  newWindowLabel?: string | undefined;
}

/** Does something here. To go somewhere use `ButtonLink`. `type` is `button` unless given. */
export function Button({
  variant,
  size,
  icon,
  endIcon,
  block,
  busy = false,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const press = busy ? ignore : onClick;
  return (
    <button
      data-component="button"
      type={type}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true, 'data-state': 'busy' })}
      {...rest}
      onClick={press}
      className={classNames({ variant, size, block }, className)}
    >
      <Content icon={icon} endIcon={endIcon} size={size} busy={busy}>
        {children}
      </Content>
    </button>
  );
}

/** A link that looks like a button: it leads to a page, a sheet with an address, or a file. */
export function ButtonLink({
  variant,
  size,
  icon,
  endIcon,
  block,
  newWindowLabel,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  const away = newWindowLabel !== undefined;
  return (
    <a
      data-component="button"
      {...(away && { target: '_blank', rel: 'noopener noreferrer' })}
      {...rest}
      className={classNames({ variant, size, block }, className)}
    >
      <Content
        icon={icon}
        endIcon={endIcon ?? (away ? ExternalLink : undefined)}
        size={size}
        busy={false}
      >
        {children}
        {away && <VisuallyHidden>{` (${newWindowLabel})`}</VisuallyHidden>}
      </Content>
    </a>
  );
}

interface ContentProps extends Pick<ButtonLook, 'icon' | 'endIcon' | 'size'> {
  busy: boolean;
  children: ReactNode;
}

function Content({ icon, endIcon, size, busy, children }: ContentProps) {
  const edge = size === 'lg' ? 20 : 18;
  const hasIcon = icon !== undefined && icon !== null && icon !== false;
  return (
    <>
      {hasIcon && (
        <span data-part="icon" className={css.icon}>
          {busy ? <Spinner size={edge} /> : <IconSlot icon={icon} size={edge} />}
        </span>
      )}
      <span data-part="label" className={join(css.label, busy && !hasIcon && css.shifted)}>
        {busy && !hasIcon && (
          <span className={css.spinner}>
            <Spinner size={14} />
          </span>
        )}
        {asPart(children)}
      </span>
      {endIcon !== undefined && (
        <span data-part="end-icon" className={css.endIcon}>
          <IconSlot icon={endIcon} size={edge} />
        </span>
      )}
    </>
  );
}

function classNames(
  { variant = 'secondary', size = 'md', block }: ButtonLook,
  own: string | undefined,
): string {
  return join(
    css.root,
    css.variant[variant],
    css.size[size],
    variant === 'ghost' && css.tight,
    block === true && css.block,
    own,
  );
}

/** A press while busy must not submit the form either. */
function ignore(event: MouseEvent): void {
  event.preventDefault();
}
