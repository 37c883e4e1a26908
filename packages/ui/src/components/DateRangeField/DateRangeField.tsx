import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import { type ComponentPropsWithRef, useId, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Chip } from '../Chip/Chip.tsx';
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
    Omit<ComponentPropsWithRef<'div'>, keyof FieldTexts | 'onChange' | 'children' | 'role'> {
  /** Id of the first box, so that an error summary can lead there. */
  controlId?: string | undefined;
  /** Days of the site's time zone as `yyyy-MM-dd`, both included; `''` while not chosen. */
  value: DateRange;
  /** The new range and what is wrong with it: ask the server only when nothing is. */
  onChange: (range: DateRange, issue: RangeIssue | undefined) => void;
  /** Names of the two boxes. */
  fromLabel: string;
  /** Name of the second box: "To". */
  toLabel: string;
  /** Today in the site's time zone, `yyyy-MM-dd`: what the presets reckon from. */
  today: string;
  /** Earliest day that can be chosen, `yyyy-MM-dd`. Default: no limit. */
  min?: string | undefined;
  /** Latest day that can be chosen, often `today`. Default: no limit. */
  max?: string | undefined;
  /** Most days in a range, both ends counted. */
  maxDays?: number | undefined;
  /** Quick ranges, in order. One that reaches over the limits is cut; one that is outside is disabled. */
  presets?: readonly { id: RangePreset; label: string }[] | undefined;
  /** Name of the row of presets. */
  presetsLabel?: string | undefined;
  /** Names of two arrows that move by the length of the range. Left out: no arrows. */
  stepLabels?: { earlier: string; later: string } | undefined;
  /**
   * The range as text, on a button that shows and hides the two boxes: for phones, where they take
   * two lines. They are there while the range is wrong. Left out: always.
   */
  summary?: string | undefined;
  /** What to say about a range that is wrong. `error` wins. */
  issueTexts?: Readonly<Partial<Record<RangeIssue, string>>> | undefined;
  /** Form names of the two boxes. */
  names?: { from: string; to: string } | undefined;
  /** Neither boxes nor presets can be used. Default false. */
  disabled?: boolean | undefined;
  /** The days can be read and reached but not changed. Default false. */
  readOnly?: boolean | undefined;
}

/**
 * From a day to a day, in two of the browser's own date boxes with presets above
 * (docs/decisions/012): the phone's own picker is familiar to the player, and in their
 * language.
 */
export function DateRangeField({
  controlId,
  value,
  onChange,
  fromLabel,
  toLabel,
  today,
  min,
  max,
  maxDays,
  presets = [],
  presetsLabel,
  stepLabels,
  summary,
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
  // Half a range is no mistake until the form says so.
  const untouched = value.from === '' && value.to === '';
  const told = error ?? (issue && !untouched ? issueTexts?.[issue] : undefined);
  const fixed = disabled || readOnly;
  const [opened, setOpened] = useState(false);
  const isOpen = summary === undefined || opened || Boolean(told);
  const choose = (range: DateRange) => onChange(range, rangeIssue(range, limits));
  const arrow = (side: 1 | -1) => {
    const next = neighbour(value, side, limits);
    return { disabled: fixed || !next, onClick: () => next && choose(next) };
  };
  const ends = {
    ...{ min, max, disabled, readOnly, value, fromLabel, toLabel, names },
    required: group.required,
    invalid: Boolean(told),
    fromId: controlId ?? `${ownId}-from`,
    toId: `${ownId}-to`,
    onChange: choose,
  };

  return (
    <FieldGroup data-component="date-range-field" {...group} role="group" error={told}>
      {({ describedBy }) => (
        <>
          {presets.length > 0 && (
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
          )}
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
                onClick={() => setOpened(Boolean(told) || !isOpen)}
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
