import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ComponentPropsWithRef, useId } from 'react';
import { Chip } from '../Chip/index.ts';
import type { FieldTexts } from '../Field/Field.tsx';
import { FieldGroup } from '../Field/FieldGroup.tsx';
import { IconButton } from '../IconButton/index.ts';
import * as css from './DateRangeField.css.ts';
import { End } from './End.tsx';
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
  /** Quick ranges, in order. One that reaches over the limits is cut; one that lies outside is off. */
  presets?: readonly { id: RangePreset; label: string }[] | undefined;
  /** Name of the row of presets. */
  presetsLabel?: string | undefined;
  /** Names of two arrows that move by the length of the range. Left out: no arrows. */
  stepLabels?: { earlier: string; later: string } | undefined;
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
 * (docs/decisions/012): the phone's own picker is the one a player knows, in their
 * language, and costs nothing to load.
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
  const choose = (range: DateRange) => onChange(range, rangeIssue(range, limits));
  const arrow = (side: 1 | -1) => {
    const next = neighbour(value, side, limits);
    return { disabled: fixed || !next, onClick: () => next && choose(next) };
  };
  const both = { min, max, disabled, readOnly, required: group.required, invalid: Boolean(told) };

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
            {stepLabels && (
              <IconButton
                variant="secondary"
                label={stepLabels.earlier}
                className={css.arrow}
                icon={<ChevronLeft className={css.glyph} />}
                {...arrow(-1)}
              />
            )}
            <End
              {...both}
              id={controlId ?? `${ownId}-from`}
              label={fromLabel}
              name={names?.from}
              describedBy={describedBy}
              value={value.from}
              onChange={(from) => choose({ ...value, from })}
            />
            <End
              {...both}
              id={`${ownId}-to`}
              label={toLabel}
              name={names?.to}
              describedBy={describedBy}
              value={value.to}
              onChange={(to) => choose({ ...value, to })}
            />
            {stepLabels && (
              <IconButton
                variant="secondary"
                label={stepLabels.later}
                className={css.arrow}
                icon={<ChevronRight className={css.glyph} />}
                {...arrow(1)}
              />
            )}
          </div>
        </>
      )}
    </FieldGroup>
  );
}

const rowOf = (label: string | undefined) => ({ role: 'group', 'aria-label': label });
