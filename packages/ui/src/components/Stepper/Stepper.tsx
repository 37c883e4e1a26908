import { Check, TriangleAlert } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { NumberStyle } from '../../theme/seeds.ts';
import { IconSlot } from '../IconSlot/IconSlot.tsx';
import { join } from '../join.ts';
import { writeNumbers } from '../numbers.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Stepper.css.ts';

/** State of a step. `error`: something in it must be corrected. */
export type StepState = 'done' | 'current' | 'todo' | 'error';

/** One screen of a task. */
export interface Step {
  /** Unique among the steps. */
  id: string;
  /** What the person does in this step, in a few words. */
  label: ReactNode;
  /** A muted second line. Not shown in a narrow place. */
  detail?: ReactNode;
  /** Decides the number, tick or icon; `stateLabels` has the words for it. One step is `current`. */
  state: StepState;
  /** Makes the step a button, to go back to a completed step. */
  onSelect?: (() => void) | undefined;
}

export interface StepperProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Accessible name: what the steps are for, e.g. "Steps of the withdrawal account". */
  label: string;
  /** The steps in order. They are numbered from 1. */
  steps: readonly Step[];
  /** The states in words, for people who see no tick and no colour. */
  stateLabels: Readonly<Record<StepState, string>>;
  /** Number style of the brand. Default: Latin digits in groups of three. */
  numbers?: NumberStyle | undefined;
}

/**
 * The progress in a task of several screens. A tick, a number or an icon and a word show the state, never a colour
 * alone. In a narrow place only the current step (and a step with an error) shows its text; the others are numbers
 * with an accessible name.
 */
export function Stepper({ label, steps, stateLabels, numbers, className, ...rest }: StepperProps) {
  return (
    <div data-component="stepper" {...rest} className={join(css.root, className)}>
      <ol aria-label={label} className={css.list}>
        {steps.map((step, index) => (
          <li
            key={step.id}
            data-part="step"
            data-state={step.state}
            className={css.step}
            {...(step.state === 'current' && { 'aria-current': 'step' as const })}
          >
            <Face onSelect={step.onSelect}>
              <span className={css.mark} aria-hidden="true">
                <Mark state={step.state} number={writeNumbers(String(index + 1), numbers)} />
              </span>
              <span className={css.words}>
                <span className={css.label}>{step.label}</span>
                {step.detail !== undefined && <span className={css.detail}>{step.detail}</span>}
                <VisuallyHidden>{stateLabels[step.state]}</VisuallyHidden>
              </span>
            </Face>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Face({ onSelect, children }: Pick<Step, 'onSelect'> & { children: ReactNode }) {
  if (onSelect === undefined) return <span className={css.face}>{children}</span>;
  return (
    <button type="button" className={join(css.face, css.button)} onClick={() => onSelect()}>
      {children}
    </button>
  );
}

function Mark({ state, number }: { state: StepState; number: string }) {
  if (state === 'done') return <IconSlot icon={Check} size={16} strokeWidth={2.5} />;
  if (state === 'error') return <IconSlot icon={TriangleAlert} size={16} strokeWidth={2} />;
  return <span>{number}</span>;
}
