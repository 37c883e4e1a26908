import { DateRangeField, daysIn } from '@parlour/ui/forms';
import { useEffect, useRef, useState } from 'react';
import { useDayFormat } from '../days/use-day-format.ts';
import { useFigures, useT } from '../i18n/use-t.ts';
import { bringInSight } from './in-sight.ts';
import { presetLabel } from './preset-label.ts';
import { type DateRange, maxDays, rangePresets } from './ranges.ts';

export interface RangeBarProps {
  readonly range: DateRange;
  /** Today at the site: the last day that can be chosen. */
  readonly today: string;
  /** Whether there is room for the two date fields; otherwise they are behind a button that shows the range. */
  readonly wide: boolean;
  /** On phones: the presets are behind that button too. Default false. */
  readonly folded?: boolean;
  readonly onRange: (range: DateRange) => void;
}

/**
 * Choice of the date range (MEM): by a preset, by one range length earlier or later, or by its two ends. An invalid
 * range stays in the fields with its error, and the list does not change.
 */
export function RangeBar({ range, today, wide, folded = false, onRange }: RangeBarProps) {
  const t = useT();
  const figures = useFigures();
  const { labels, ...format } = useDayFormat();
  const [draft, setDraft] = useState(range);
  const { from, to } = range;
  useEffect(() => setDraft({ from, to }), [from, to]);
  const field = useRef<HTMLDivElement>(null);
  const isSeen = useRef(false);
  // On a phone the presets scroll sideways: scrolls the chosen one into view.
  useEffect(() => {
    if (draft.from !== from || draft.to !== to) return;
    const row = field.current?.querySelector<HTMLElement>('[data-part="presets"]');
    const chosen = row?.querySelector('[aria-pressed="true"]');
    if (row && chosen) bringInSight(row, chosen, !isSeen.current);
    isSeen.current = true;
  }, [draft, from, to]);
  const count = daysIn(draft);
  return (
    <DateRangeField
      ref={field}
      labelHidden
      label={t('record.dateRange')}
      fromLabel={t('record.startDate')}
      toLabel={t('record.endDate')}
      {...format}
      dayLabels={labels}
      value={draft}
      summary={wide ? undefined : figures(`${from} \u2013 ${to}`)}
      foldPresets={folded}
      today={today}
      max={today}
      maxDays={maxDays}
      presetsLabel={t('record.dateRange')}
      presets={rangePresets.map((id) => ({
        id,
        label: presetLabel(id, t),
      }))}
      stepLabels={{
        earlier: t('record.previousDays', { count }),
        later: t('record.nextDays', { count }),
      }}
      issueTexts={{
        incomplete: t('records.incomplete'),
        order: t('validation.dateRange'),
        outside: t('records.future'),
        span: t('validation.dateSpan', { count: maxDays }),
      }}
      onChange={(next, issue) => {
        setDraft(next);
        if (issue === undefined) onRange(next);
      }}
    />
  );
}
