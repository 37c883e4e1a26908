import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import type { ComponentPropsWithRef, FocusEvent, KeyboardEvent, ReactNode } from 'react';
import { asPart } from '../as-part.tsx';
import { type IconLike, IconSlot } from '../IconSlot/IconSlot.tsx';
import { join } from '../join.ts';
import { ringStep } from '../layer/ring.ts';
import * as css from './Tabs.css.ts';

/** One tab with its content. */
export interface Tab<Id extends string = string> {
  /** Unique among the tabs. `value` and `onChange` use it. */
  id: Id;
  /** Text of the tab. */
  label: string;
  /** Icon before the text, 20 px. */
  icon?: IconLike;
  /** A count or badge after the text. */
  badge?: ReactNode;
  /** The tab is visible but cannot be chosen. Default false. */
  disabled?: boolean | undefined;
  /** The panel below the tabs. It is mounted while it is shown, or always with `keepMounted`. */
  content: ReactNode;
}

export interface TabsProps<Id extends string = string>
  extends Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'children' | 'defaultValue' | 'dir'> {
  /** Accessible name of the tabs: "Ways to log in". */
  label: string;
  /** The tabs in reading order. A single tab shows its content without a tab row. */
  tabs: readonly Tab<Id>[];
  /** Id of the tab that is shown. */
  value: Id;
  /** Called with the `id` of the tab chosen by press or key. */
  onChange: (id: Id) => void;
  /**
   * `automatic` (default): arrows show the tab at once. `manual`: arrows only move focus, Enter or Space shows the
   * tab. Use it for tabs whose content must be loaded.
   */
  activation?: 'automatic' | 'manual' | undefined;
  /** The tabs share the row equally (for two or three tabs in a modal). */
  fill?: boolean | undefined;
  /** Hidden tabs stay mounted, so that a half-filled form is kept when the person looks at another tab. */
  keepMounted?: boolean | undefined;
}

/**
 * Tabs with a 3 px underline. Radix handles roles and ids. We handle arrows, Home and End, because Radix compares with
 * the document's focus (wrong inside a shadow root) and takes the text direction from a prop (here it comes from the
 * page). A single tab shows its content without a tab row; when other tabs join it, the content is not mounted again.
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
      {/* Removes the `dir` that Radix would set. */}
      <div data-component="tabs" {...rest} dir={undefined}>
        {/* The shown tab is the only tab stop; the row itself is not one. */}
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

/** A single tab's content is not a tab panel. */
const plainBox = { role: undefined, 'aria-labelledby': undefined, tabIndex: undefined };

function skipRadixEntry(event: FocusEvent<HTMLElement>): void {
  if (event.target === event.currentTarget) event.preventDefault();
}

/** Moves focus along the tabs in a loop. With automatic activation Radix shows the tab on focus. */
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
