import type { DateFieldLabels, DateFieldProps } from '@parlour/ui/forms';
import { useMemo } from 'react';
import { useLanguage, useNumbers, useT } from '../i18n/use-t.ts';

/** Texts and numbers of every date field, in the language of the page (I18-02). */
export function useDayFormat(): Pick<DateFieldProps, 'language' | 'numbers'> & {
  readonly labels: DateFieldLabels;
} {
  const t = useT();
  const language = useLanguage();
  const numbers = useNumbers();
  const labels = useMemo(
    () => ({
      year: t('day.year'),
      month: t('day.month'),
      day: t('day.day'),
      calendar: t('day.calendar'),
      previousYear: t('day.previousYear'),
      previousMonth: t('day.previousMonth'),
      nextMonth: t('day.nextMonth'),
      nextYear: t('day.nextYear'),
    }),
    [t],
  );
  return { labels, language, numbers };
}
