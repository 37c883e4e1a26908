import type { ReactElement } from 'react';
import { Popover } from '../Popover/Popover.tsx';
import { DayCalendar, type DayCalendarProps } from './DayCalendar.tsx';

interface DayPopoverProps extends DayCalendarProps {
  /** The button that opens the calendar. */
  trigger: ReactElement;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Seven days of 44 px and 6 px beside them fill a phone of 320 px. */
const padding = '8px 6px';

/** The calendar of a date field. It is loaded when a person is about to open it, with Radix and the date library. */
export function DayPopover({ trigger, open, onOpenChange, ...calendar }: DayPopoverProps) {
  return (
    <Popover
      label={calendar.labels.calendar}
      align="end"
      width={320}
      edge={0}
      style={{ padding }}
      {...{ trigger, open, onOpenChange }}
    >
      <DayCalendar {...calendar} />
    </Popover>
  );
}
