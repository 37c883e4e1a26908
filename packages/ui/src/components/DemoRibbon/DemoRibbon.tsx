import type { ComponentPropsWithRef } from 'react';
import { Badge } from '../Badge/Badge.tsx';
import { join } from '../join.ts';
import * as css from './DemoRibbon.css.ts';

export interface DemoRibbonProps extends Omit<ComponentPropsWithRef<'aside'>, 'children'> {
  /** The demo mark, one word. It also names the region. */
  label: string;
  /** What it means for the visitor's money, one sentence. */
  text: string;
  /** The same in a few words: phones show it, on one line. Default: phones show `text`, on as many lines as it needs. */
  shortText?: string | undefined;
  /** Leaves 44 px at its end for a tool of the demo. Default false. */
  toolSpace?: boolean | undefined;
}

/** A ribbon at the top of every page while no real money is used. No brand may remove or restyle it (design.md §11). */
export function DemoRibbon({
  label,
  text,
  shortText,
  toolSpace = false,
  className,
  ...rest
}: DemoRibbonProps) {
  return (
    <aside
      data-component="demo-ribbon"
      aria-label={label}
      {...rest}
      className={join(css.root, className)}
    >
      <div className={join(css.row, toolSpace && css.toolSpace)}>
        <Badge solid>{label}</Badge>
        <span data-part="text" className={css.text}>
          {shortText === undefined ? (
            text
          ) : (
            <>
              <span className={css.long}>{text}</span>
              <span className={css.short}>{shortText}</span>
            </>
          )}
        </span>
      </div>
    </aside>
  );
}
