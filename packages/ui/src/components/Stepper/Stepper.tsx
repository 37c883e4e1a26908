import { Check, TriangleAlert } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { NumberStyle } from '../../theme/seeds.ts';
import { IconSlot } from '../IconSlot/IconSlot.tsx';
import { join } from '../join.ts';
import { writeNumbers } from '../numbers.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Stepper.css.ts';

/** State of a step; `error`: something in it has to be corrected. */
export type StepState = 'done' | 'current' | 'todo' | 'error';

/** One screen of a task. */
export interface Step {
  /** Unique among the steps. */
  id: string;
  /** What is done in it, in a few words. */
  label: ReactNode;
  /** A quieter second line; not shown in a narrow place. */
  detail?: ReactNode;
  /** Draws number, tick or sign; the words for it come from `stateLabels`. One step is `current`. */
  state: StepState;
  /** Makes the step a button: back to a step that is done. */
  onSelect?: (() => void) | undefined;
}

export interface StepperProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What the steps lead to: "Steps of the withdrawal account". */
  label: string;
  /** From the first to the last; they are numbered from 1. */
  steps: readonly Step[];
  /** The states in words, for those who see no tick and no colour. */
  stateLabels: Readonly<Record<StepState, string>>;
  /** How the brand writes figures. Default: Latin digits, groups of three. */
  numbers?: NumberStyle | undefined;
}

/**
 * Where one is in a task of several screens. A tick, a number or a sign and a
 * word show the state, never the colour alone. In a narrow place only the
 * current step (and one with an error) keeps its words; the others are numbers
 * with a name.
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
