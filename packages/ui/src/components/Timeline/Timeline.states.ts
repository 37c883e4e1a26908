import { defineStates } from '../../testing/states.ts';
import type { TimelineProps, TimelineState } from './Timeline.tsx';

const parts = [
  ['asked', '2026-11-19 20:58:31'],
  ['sent', '2026-11-19 21:40:05'],
  ['notReceived', '2026-11-20 09:12:47'],
  ['proof', undefined],
] as const;

export const timelineStates = defineStates<TimelineProps>()((say) => {
  const course = (...states: readonly TimelineState[]) =>
    parts.slice(0, states.length).map(([id, time], index) => {
      const state = states[index] ?? 'todo';
      const known = state === 'todo' || time === undefined ? {} : { time };
      return { id, title: say(`data.course.${id}`), state, ...known };
    });
  const base = {
    label: say('data.courseOfWithdrawal'),
    stateLabels: {
      done: say('data.step.done'),
      current: say('data.step.current'),
      todo: say('data.step.todo'),
      failed: say('data.failed'),
    },
  };
  return {
    underWay: { ...base, events: course('done', 'done', 'done', 'current') },
    ahead: { ...base, events: course('done', 'current', 'todo', 'todo') },
    finished: { ...base, events: course('done', 'done') },
    failed: { ...base, events: course('done', 'failed') },
    withDetail: {
      ...base,
      events: course('done', 'done', 'current').map((event, index) => ({
        ...event,
        detail: index === 2 ? say('data.courseDetail') : undefined,
      })),
    },
    one: { ...base, events: course('current') },
    loading: { ...base, events: [], loading: true },
    longText: {
      ...base,
      events: course('done', 'current', 'todo').map((event) => ({
        ...event,
        title: say('data.longTitle'),
        detail: say('data.longBody'),
      })),
    },
  };
});
