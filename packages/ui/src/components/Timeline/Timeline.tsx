import { CircleCheck, CircleDashed, CircleDot, CircleX } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { IconSlot } from '../IconSlot/IconSlot.tsx';
import { join } from '../join.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Timeline.css.ts';

/** State of an event; `failed` ends the course. */
export type TimelineState = 'done' | 'current' | 'todo' | 'failed';

/** One event of a course, past or ahead. */
export interface TimelineEvent {
  /** Unique among the events. */
  id: string;
  /** What happened, or what comes, in a few words. */
  title: ReactNode;
  /** When, as finished text; left out while it is ahead. */
  time?: ReactNode;
  /** A sentence or a `DataList` below it. */
  detail?: ReactNode;
  /** Draws the sign; the words for it come from `stateLabels`. */
  state: TimelineState;
}

export interface TimelineProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** What it is the course of: "Withdrawal WD-70318". */
  label: string;
  /** From the first to the last. */
  events: readonly TimelineEvent[];
  /** The states in words, for those who see no sign and no colour. */
  stateLabels: Readonly<Record<TimelineState, string>>;
  /** Skeletons instead of events. */
  loading?: boolean | undefined;
}

const signs = { done: CircleCheck, current: CircleDot, todo: CircleDashed, failed: CircleX };

/**
 * What happened to something and what is ahead: done is a tick, open a dashed
 * circle behind a dashed line (design.md §6.1). It promises no date.
 */
export function Timeline({
  label,
  events,
  stateLabels,
  loading = false,
  className,
  ...rest
}: TimelineProps) {
  return (
    <ol
      data-component="timeline"
      aria-label={label}
      {...(loading && { 'aria-busy': true, 'data-state': 'loading' })}
      {...rest}
      className={join(css.root, className)}
    >
      {loading
        ? waiting.map((key) => (
            <li key={key} className={css.event}>
              <Skeleton shape="circle" width={20} />
              <span className={css.words}>
                <Skeleton width={180} height={20} />
              </span>
            </li>
          ))
        : events.map((event) => (
            <li
              key={event.id}
              data-part="event"
              data-state={event.state}
              className={css.event}
              {...(event.state === 'current' && { 'aria-current': 'step' as const })}
            >
              <span className={css.sign}>
                <IconSlot icon={signs[event.state]} />
              </span>
              <div className={css.words}>
                <span className={css.title}>{event.title}</span>
                <VisuallyHidden>{stateLabels[event.state]}</VisuallyHidden>
                {event.time !== undefined && <span className={css.time}>{event.time}</span>}
                {event.detail !== undefined && <div className={css.detail}>{event.detail}</div>}
              </div>
            </li>
          ))}
    </ol>
  );
}

const waiting = ['a', 'b', 'c'];
