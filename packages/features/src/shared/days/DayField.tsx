import { DateField, type DateFieldProps } from '@parlour/ui/forms';
import { useT } from '../i18n/use-t.ts';
import { useDayFormat } from './use-day-format.ts';

export type DayFieldProps = Omit<DateFieldProps, 'labels' | 'language' | 'numbers'>;

/** A date field in the language of the page. An optional day can be removed (I18-02). */
export function DayField(props: DayFieldProps) {
  const t = useT();
  const { labels, ...format } = useDayFormat();
  const clear = props.required ? undefined : t('day.clear');
  return <DateField {...props} {...format} labels={{ ...labels, clear }} />;
}
