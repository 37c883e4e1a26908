import { ExternalLink } from 'lucide-react';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { asPart } from '../as-part.tsx';
import { type IconLike, IconSlot } from '../IconSlot/IconSlot.tsx';
import { join } from '../join.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Button.css.ts';

/** Props that `Button` and `ButtonLink` share. */
export interface ButtonLook {
  /**
   * Default `secondary`. Use one `primary` per region, `warm` only to claim a prize or on art, `dangerSoft` to remove
   * something (design.md §6).
   */
  variant?: 'primary' | 'secondary' | 'soft' | 'ghost' | 'warm' | 'dangerSoft' | undefined;
  /** 36, 44 or 52 px high; below 1024 px never under 44. Default `md`. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Icon before the text. */
  icon?: IconLike;
  /** Icon after the text, for a link that leads on or a button that opens something. Mirrored in right-to-left text. */
  endIcon?: IconLike;
  /** Takes the full width. */
  block?: boolean | undefined;
}

export interface ButtonProps extends ButtonLook, ComponentPropsWithRef<'button'> {
  /** The action is running: a spinner replaces the icon, text and width stay, presses are ignored, focus is kept. */
  busy?: boolean | undefined;
}

export interface ButtonLinkProps extends ButtonLook, ComponentPropsWithRef<'a'> {
  /** URL of the link. Required, because the keyboard cannot reach a link without one. */
  href: string;
  /** For a link that opens a new window, e.g. "Opens in a new window". The link's name says so and an icon shows it. */
  newWindowLabel?: string | undefined;
}

/** Does something on this page. To go to another page use `ButtonLink`. Default `type`: `button`. */
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

/** A link that looks like a button. It leads to a page, to a sheet that has an address, or to a file. */
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

/** A press on a busy button must not submit the form either. */
function ignore(event: MouseEvent): void {
  event.preventDefault();
}
