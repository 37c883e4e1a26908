import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import type { ComponentPropsWithRef, FocusEvent, KeyboardEvent, ReactNode } from 'react';
import { asPart } from '../as-part.tsx';
import { type IconLike, IconSlot } from '../IconSlot/IconSlot.tsx';
import { join } from '../join.ts';
import { ringStep } from '../layer/ring.ts';
import * as css from './Tabs.css.ts';

/** One tab with its content. */
export interface Tab<Id extends string = string> {
  /** Unique among the tabs: what `value` and `onChange` carry. */
  id: Id;
  /** The word on the tab. */
  label: string;
  /** Before the word, 20 px. */
  icon?: IconLike;
  /** A count or badge after the word. */
  badge?: ReactNode;
  /** Stays visible but cannot be chosen. Default false. */
  disabled?: boolean | undefined;
  /** The panel below the row; mounted while it is shown, or always with `keepMounted`. */
  content: ReactNode;
}

export interface TabsProps<Id extends string = string>
  extends Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'children' | 'defaultValue' | 'dir'> {
  /** What the tabs choose between: "Ways to log in". */
  label: string;
  /** In reading order. One alone shows its content without a row. */
  tabs: readonly Tab<Id>[];
  /** Id of the tab that is shown. */
  value: Id;
  /** Another tab was chosen, by press or key; gets its `id`. */
  onChange: (id: Id) => void;
  /**
   * `automatic` (default): arrows show the tab at once. `manual`: arrows only
   * move focus, Enter or Space shows; for tabs whose content has to be fetched.
   */
  activation?: 'automatic' | 'manual' | undefined;
  /** The tabs share the row equally (two or three in a modal). */
  fill?: boolean | undefined;
  /** Hidden tabs keep their content, so a half-filled form survives a look at the other tab. */
  keepMounted?: boolean | undefined;
}

/**
 * Tabs with a 3 px underline. Radix gives roles and ids; arrows, Home and End
 * are ours, because Radix compares with the document's focus (wrong inside a
 * shadow root) and takes the text direction from a prop (here: from the page).
 * One tab alone is its content without a row; when others join it, it stays as it is.
 */
export function Tabs<Id extends string>({
  label,
  tabs,
  value,
  onChange,
  activation = 'automatic',
  fill = false,
  keepMounted = false,
  ...rest
}: TabsProps<Id>) {
  const choose = (next: string) => {
    const tab = tabs.find(({ id }) => id === next);
    if (tab) onChange(tab.id);
  };
  const alone = tabs.length === 1;
  return (
    <Root asChild value={value} onValueChange={choose} activationMode={activation}>
      {/* Radix would write its own `dir` here. */}
      <div data-component="tabs" {...rest} dir={undefined}>
        {/* The tab that is shown is the one stop; the row itself is none. */}
        {!alone && (
          <List
            aria-label={label}
            data-part="list"
            className={css.list}
            tabIndex={undefined}
            onFocus={skipRadixEntry}
          >
            {tabs.map((tab) => (
              <Trigger
                key={tab.id}
                data-part="tab"
                value={tab.id}
                disabled={tab.disabled ?? false}
                tabIndex={tab.id === value ? 0 : -1}
                className={join(css.tab, fill && css.fill)}
                onKeyDown={moveFocus}
              >
                {tab.icon !== undefined && <IconSlot icon={tab.icon} />}
                <span>{tab.label}</span>
                {asPart(tab.badge)}
              </Trigger>
            ))}
          </List>
        )}
        {tabs.map((tab) => (
          <Content
            key={tab.id}
            data-part="panel"
            value={tab.id}
            className={alone ? undefined : css.panel}
            {...(keepMounted && { forceMount: true })}
            {...(alone && plainBox)}
          >
            {tab.content}
          </Content>
        ))}
      </div>
    </Root>
  );
}

/** Not the panel of any tab. */
const plainBox = { role: undefined, 'aria-labelledby': undefined, tabIndex: undefined };

function skipRadixEntry(event: FocusEvent<HTMLElement>): void {
  if (event.target === event.currentTarget) event.preventDefault();
}

/** Focus goes along the row and around its ends; Radix shows the tab on focus when activation is automatic. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
  const tab = event.currentTarget;
  const row = tab.parentElement;
  const stops = [...(row?.querySelectorAll<HTMLElement>('[role="tab"]:enabled') ?? [])];
  const to = ringStep(event.key, stops.indexOf(tab), stops.length, arrowsOf(tab));
  if (to === undefined) return;
  event.preventDefault();
  stops[to]?.focus();
}

function arrowsOf(tab: HTMLElement) {
  return getComputedStyle(tab).direction === 'rtl'
    ? { next: 'ArrowLeft', previous: 'ArrowRight' }
    : { next: 'ArrowRight', previous: 'ArrowLeft' };
}
