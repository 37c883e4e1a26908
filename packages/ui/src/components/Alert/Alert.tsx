import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { IconSlot } from '../IconSlot/IconSlot.tsx';
import { join } from '../join.ts';
import * as css from './Alert.css.ts';

export interface AlertProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Default `info`. */
  tone?: 'info' | 'success' | 'warn' | 'danger' | undefined;
  /** A bold line above the text. */
  title?: ReactNode;
  /** A button or link below the text: what the reader can do about it. */
  action?: ReactNode;
}

const icons = {
  info: Info,
  success: CircleCheck,
  warn: TriangleAlert,
  danger: CircleAlert,
} as const;

/**
 * A message that stays in place. It has no live region of its own. If it appears while the page is open, give it
 * `role="alert"` (announced at once) or `role="status"`.
 */
export function Alert({ tone = 'info', title, action, className, children, ...rest }: AlertProps) {
  return (
    <div data-component="alert" {...rest} className={join(css.root, css.tone[tone], className)}>
      <span data-part="icon" className={css.icon}>
        <IconSlot icon={icons[tone]} />
      </span>
      <div className={css.text}>
        {title !== undefined && (
          <strong data-part="title" className={css.title}>
            {title}
          </strong>
        )}
        {children !== undefined && (
          <div data-part="body" className={css.body}>
            {children}
          </div>
        )}
        {action !== undefined && (
          <div data-part="action" className={css.action}>
            {action}
          </div>
        )}
      </div>
    </div>
  );
}
