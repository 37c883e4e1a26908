import type { MessageKey, Translate } from '../i18n/use-t.ts';
import type { rangePresets } from './ranges.ts';

type Preset = (typeof rangePresets)[number];

const names = {
  today: 'range.today',
  yesterday: 'range.yesterday',
  last7: 'range.lastDays',
  last30: 'range.lastDays',
  thisWeek: 'range.thisWeek',
  lastWeek: 'range.lastWeek',
  thisMonth: 'range.month',
  lastMonth: 'range.lastMonth',
} as const satisfies Record<Preset, MessageKey>;

/** A preset range in words: "Last 7 days". */
export const presetLabel = (preset: Preset, t: Translate): string =>
  t(names[preset], preset === 'last7' ? { count: 7 } : preset === 'last30' ? { count: 30 } : {});
