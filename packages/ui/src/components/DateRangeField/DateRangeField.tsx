import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import { type ComponentPropsWithRef, useId, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Chip } from '../Chip/Chip.tsx';
import type { DateFieldLabels, DayFormat } from '../DateField/day-format.ts';
import type { FieldTexts } from '../Field/Field.tsx';
import { FieldGroup } from '../Field/FieldGroup.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { join } from '../join.ts';
import * as css from './DateRangeField.css.ts';
import { Ends } from './End.tsx';
import {
  clampRange,
  type DateRange,
  neighbour,
  presetRange,
  type RangeIssue,
  type RangePreset,
  rangeIssue,
} from './ranges.ts';

/** Props of `DateRangeField`. Everything not named here goes to the root, `ref` included. */
export interface DateRangeFieldProps
  extends Omit<FieldTexts, 'valid' | 'validMessage'>,
    Omit<DayFormat, 'labels'>,
    Omit<ComponentPropsWithRef<'div'>, keyof FieldTexts | 'onChange' | 'children' | 'role'> {
  /** Id of the first box, so that an error summary can link to it. */
  controlId?: string | undefined;
  /** Days in the site's time zone as `yyyy-MM-dd`, both included; `''` when not chosen. */
  value: DateRange;
  /** Called with the new range and what is wrong with it. Send it to the server only when `issue` is undefined. */
  onChange: (range: DateRange, issue: RangeIssue | undefined) => void;
  /** Name of the first box: "From". */
  fromLabel: string;
  /** Name of the second box: "To". */
  toLabel: string;
  /** Names of the boxes and buttons of both days. */
  dayLabels: Omit<DateFieldLabels, 'clear'>;
  /** Today in the site's time zone, `yyyy-MM-dd`. The presets are counted from it. */
  today: string;
  /** Earliest day that can be chosen, `yyyy-MM-dd`. Default: no limit. */
  min?: string | undefined;
  /** Latest day that can be chosen, often `today`. Default: no limit. */
  max?: string | undefined;
  /** Longest range in days, both ends counted. */
  maxDays?: number | undefined;
  /** Quick ranges, in order. A preset that exceeds the limits is cut to them; one that is fully outside is disabled. */
  presets?: readonly { id: RangePreset; label: string }[] | undefined;
  /** Name of the row of presets. */
  presetsLabel?: string | undefined;
  /** Names of two arrows that move the range by its length. Without them there are no arrows. */
  stepLabels?: { earlier: string; later: string } | undefined;
  /**
   * The range as text, on a button that shows and hides the two boxes. For phones, where the boxes take two lines. The
   * boxes are always shown while the range is wrong. Without a summary they are always shown.
   */
  summary?: string | undefined;
  /** With a `summary`: its button shows and hides the presets too, so that the field takes one line. Default false. */
  foldPresets?: boolean | undefined;
  /** Error texts for a wrong range. `error` has priority. */
  issueTexts?: Readonly<Partial<Record<RangeIssue, string>>> | undefined;
  /** Form names of the two boxes. */
  names?: { from: string; to: string } | undefined;
  /** The boxes and the presets are disabled. Default false. */
  disabled?: boolean | undefined;
  /** The days can be read and focused but not changed. Default false. */
  readOnly?: boolean | undefined;
}

/**
 * A range of days, as two date boxes with presets above. Each day can be typed, or chosen in a calendar.
 */
export function DateRangeField({
  controlId,
  value,
  onChange,
  fromLabel,
  toLabel,
  dayLabels,
  language,
  numbers,
  today,
  min,
  max,
  maxDays,
  presets = [],
  presetsLabel,
  stepLabels,
  summary,
  foldPresets = false,
  issueTexts,
  names,
  disabled = false,
  readOnly = false,
  error,
  ...group
}: DateRangeFieldProps) {
  const ownId = useId();
  const limits = { min, max, maxDays };
  const issue = rangeIssue(value, limits);
  // An empty range is no error until the form says so.
  const untouched = value.from === '' && value.to === '';
  const message = error ?? (issue && !untouched ? issueTexts?.[issue] : undefined);
  const fixed = disabled || readOnly;
  const [opened, setOpened] = useState(false);
  const isOpen = summary === undefined || opened || Boolean(message);
  const choose = (range: DateRange) => onChange(range, rangeIssue(range, limits));
  const arrow = (side: 1 | -1) => {
    const next = neighbour(value, side, limits);
    return { disabled: fixed || !next, onClick: () => next && choose(next) };
  };
  const ends = {
    ...{ min, max, today, language, numbers, labels: dayLabels },
    ...{ disabled, readOnly, value, fromLabel, toLabel, names },
    required: group.required,
    invalid: Boolean(message),
    fromId: controlId ?? `${ownId}-from`,
    toId: `${ownId}-to`,
    onChange: choose,
  };

  const quick = presets.length > 0 && (
    <div
      {...rowOf(presetsLabel)}
      className={css.presets}
      data-part="presets"
      data-state={fixed ? 'disabled' : undefined}
    >
      {presets.map(({ id, label }) => {
        const range = clampRange(presetRange(id, today), limits);
        return (
          <Chip
            key={id}
            disabled={fixed || !range}
            selected={range?.from === value.from && range.to === value.to}
            onClick={() => range && choose(range)}
          >
            {label}
          </Chip>
        );
      })}
    </div>
  );

  return (
    <FieldGroup data-component="date-range-field" {...group} role="group" error={message}>
      {({ describedBy }) => (
        <>
          {!foldPresets && quick}
          <div className={css.ends}>
            {stepLabels && <Arrow label={stepLabels.earlier} icon={ChevronLeft} {...arrow(-1)} />}
            {summary === undefined ? (
              <div className={css.boxes}>
                <Ends {...ends} describedBy={describedBy} />
              </div>
            ) : (
              <Button
                icon={CalendarDays}
                className={css.summary}
                aria-expanded={isOpen}
                aria-controls={`${ownId}-ends`}
                data-part="summary"
                onClick={() => setOpened(Boolean(message) || !isOpen)}
              >
                <bdi translate="no" dir="ltr">
                  {summary}
                </bdi>
              </Button>
            )}
            {stepLabels && <Arrow label={stepLabels.later} icon={ChevronRight} {...arrow(1)} />}
          </div>
          {summary !== undefined && (
            <div id={`${ownId}-ends`} className={join(css.boxes, css.below)} hidden={!isOpen}>
              {isOpen && foldPresets && quick}
              {isOpen && <Ends {...ends} describedBy={describedBy} />}
            </div>
          )}
        </>
      )}
    </FieldGroup>
  );
}

interface ArrowProps {
  label: string;
  icon: typeof ChevronLeft;
  disabled: boolean;
  onClick: () => void;
}

function Arrow({ icon: Icon, ...button }: ArrowProps) {
  return (
    <IconButton
      variant="secondary"
      className={css.arrow}
      icon={<Icon className={css.glyph} />}
      {...button}
    />
  );
}

const rowOf = (label: string | undefined) => ({ role: 'group', 'aria-label': label });
