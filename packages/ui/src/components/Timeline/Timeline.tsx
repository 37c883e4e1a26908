import { CircleCheck, CircleDashed, CircleDot, CircleX } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { IconSlot } from '../IconSlot/IconSlot.tsx';
import { join } from '../join.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Timeline.css.ts';

/** State of an event. `failed` ends the sequence of events. */
export type TimelineState = 'done' | 'current' | 'todo' | 'failed';

/** One event, past or future. */
export interface TimelineEvent {
  /** Unique among the events. */
  id: string;
  /** What happened or will happen, in a few words. */
  title: ReactNode;
  /** The time, as formatted text. Left out for a future event. */
  time?: ReactNode;
  /** A sentence or a `DataList` below the title. */
  detail?: ReactNode;
  /** Decides the icon; `stateLabels` has the words for it. */
  state: TimelineState;
}

export interface TimelineProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** Accessible name: what the events belong to, e.g. "Withdrawal WD-70318". */
  label: string;
  /** The events from first to last. */
  events: readonly TimelineEvent[];
  /** The states in words, for people who see no icon and no colour. */
  stateLabels: Readonly<Record<TimelineState, string>>;
  /** Shows skeletons instead of events. */
  loading?: boolean | undefined;
}

const signs = { done: CircleCheck, current: CircleDot, todo: CircleDashed, failed: CircleX };

/**
 * What happened to something and what comes next. A completed event has a tick; an open one has a dashed circle behind
 * a dashed line (design.md §6.1). It promises no date.
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
