import { Calendar } from 'lucide-react';
import { useId, useState } from 'react';
import { boxButton } from '../Field/InputBox.css.ts';
import type { DayCalendarProps } from './DayCalendar.tsx';

/** Loaded at the first hover, focus or press: a form that is only typed into needs no calendar. */
const load = async () => (await import('./DayPopover.tsx')).DayPopover;

/** Hover and focus only load the code; a press loads it again if that failed. */
const loadAhead = () => void load().catch(() => undefined);

interface CalendarButtonProps extends DayCalendarProps {
  /** Id of the name of the field. */
  labelId: string;
  disabled: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The button in the box of a day that opens the calendar. Without the calendar the day can still be typed. */
export function CalendarButton({
  labelId,
  disabled,
  open,
  onOpenChange,
  ...calendar
}: CalendarButtonProps) {
  const id = useId();
  const [Popover, setPopover] = useState<Awaited<ReturnType<typeof load>> | null>(null);
  const label = calendar.labels.calendar;
  const face = {
    id,
    disabled,
    type: 'button',
    className: boxButton,
    'aria-label': label,
    'aria-labelledby': `${id} ${labelId}`,
    'data-part': 'open',
    children: <Calendar size={20} strokeWidth={1.75} aria-hidden="true" />,
  } as const;
  if (Popover) {
    return <Popover {...calendar} {...{ open, onOpenChange }} trigger={<button {...face} />} />;
  }
  return (
    <button
      {...face}
      aria-haspopup="dialog"
      aria-expanded={false}
      onPointerEnter={loadAhead}
      onFocus={loadAhead}
      onClick={() =>
        load().then(
          (loaded) => {
            setPopover(() => loaded);
            onOpenChange(true);
          },
          () => undefined,
        )
      }
    />
  );
}
