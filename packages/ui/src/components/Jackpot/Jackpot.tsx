import { Clock } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useRef } from 'react';
import type { NumberStyle } from '../../theme/seeds.ts';
import { ButtonLink } from '../Button/Button.tsx';
import { join } from '../join.ts';
import { systemClock, type UiClock } from '../motion/clock.ts';
import { writeNumbers } from '../numbers.ts';
import { Alpona } from './Alpona.tsx';
import { Digits } from './Digits.tsx';
import * as css from './Jackpot.css.ts';
import type { Odometer } from './odometer.ts';
import type { JackpotSource } from './ticker.ts';
import { useJackpot } from './use-jackpot.ts';

/** Only a `live` source has rules. */
const noRules = { rulesUrl: undefined, rulesNewWindowLabel: undefined };

/** Texts around the amount. The demo texts are required, so that no demo prize looks real. */
export interface JackpotLabels {
  /** Name of the prize. */
  name: string;
  /** Text of the demo badge. If it is blank, a demo jackpot does not render at all. */
  demo: string;
  /** One sentence about a demo amount ("not a real prize"). */
  demoNote: string;
  /** One sentence about a real amount, e.g. which share of a stake is paid into it. */
  note?: string | undefined;
  /** Age of a stale live amount, with the time already formatted. */
  asOf: string;
  /** Text of the link to the rules. */
  rules: string;
  /**
   * Returns the accessible name for an amount (currency included). Default "name amount" and, in demo mode, the demo
   * note.
   */
  amount?: ((figure: string) => string) | undefined;
}

export interface JackpotProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Source of the amount: a real prize, a fixed prize, or a demo amount. */
  source: JackpotSource;
  /** Texts around the amount, in the language of the page. */
  labels: JackpotLabels;
  /** Symbol before the digits, e.g. the taka sign. */
  currency: string;
  /** Number style of the brand. Default: Latin digits in groups of three. */
  numbers?: NumberStyle | undefined;
  /** `live`: only real prizes render, a simulated or time-derived amount does not (JPT-02). */
  operatorMode: 'demo' | 'live';
  /** `card` beside the hero (digits 50 px), `banner` (78 px), `bar` in a page header (38 px, below desktop a line of 22 px). Default `card`. */
  variant?: 'card' | 'banner' | 'bar' | undefined;
  /** A link for the prize, e.g. to its games. Not in `bar`. */
  action?: { label: string; href: string } | undefined;
  /** Shown between the amount and the action on wide screens, e.g. the latest winner. Not in `bar`. */
  children?: ReactNode;
  /** The clock that drives the digits. Default: the system clock. Tests pass their own. */
  clock?: UiClock | undefined;
  /** Random number for the simulated amount, 0 ≤ n < 1. */
  random?: (() => number) | undefined;
}

/**
 * A jackpot with rolling digits (JPT-01, JPT-02). In demo mode everything it shows has the demo badge; no prop removes
 * it.
 */
export function Jackpot(props: JackpotProps) {
  const { source, operatorMode, labels } = props;
  const invented = source.kind === 'simulated' || source.kind === 'timeDerived';
  const demo = invented || operatorMode === 'demo';
  if (invented && operatorMode === 'live') return null;
  if (demo && labels.demo.trim() === '') return null;
  return <Board {...props} demo={demo} />;
}

const chance = () => Math.random();

function Board({
  source,
  labels,
  currency,
  numbers,
  operatorMode: _mode,
  variant = 'card',
  action,
  children,
  clock = systemClock,
  random = chance,
  demo,
  className,
  ...rest
}: JackpotProps & { demo: boolean }) {
  const board = useRef<HTMLDivElement>(null);
  const wheel = useRef<Odometer>(null);
  const describe = (figure: string) => {
    const amount = `${currency}${writeNumbers(figure, numbers)}`;
    if (labels.amount) return labels.amount(amount);
    return [`${labels.name} ${amount}`, demo && labels.demoNote].filter(Boolean).join(', ');
  };
  const { figure, stale } = useJackpot(source, { board, wheel, clock, random, describe });
  const { rulesUrl, rulesNewWindowLabel } = source.kind === 'live' ? source : noRules;
  const note = stale ? labels.asOf : demo ? labels.demoNote : labels.note;

  return (
    <section
      data-component="jackpot"
      data-state={stale ? 'stale' : undefined}
      data-variant={variant}
      aria-label={labels.name}
      {...rest}
      className={join(css.root, css.variant[variant], className)}
    >
      {variant !== 'bar' && <Alpona className={css.ornament} />}
      <div className={css.head}>
        <span data-part="name">{labels.name}</span>
        {demo && (
          <span data-part="demo-badge" className={css.demoBadge}>
            {labels.demo}
          </span>
        )}
      </div>
      <div className={css.middle}>
        <div
          ref={board}
          translate="no"
          role="img"
          aria-label={describe(figure)}
          className={css.board}
        >
          {/* A change in the number of columns or in the places of the commas renders a new set of columns. */}
          <Digits
            key={`${figure.length}${numbers?.grouping}`}
            {...{ figure, currency, numbers, wheel }}
          />
        </div>
        {note !== undefined && (variant !== 'bar' || stale) && (
          <p data-part="note" className={css.note}>
            {stale && <Clock size={16} strokeWidth={1.75} aria-hidden="true" />}
            <span>{note}</span>
          </p>
        )}
      </div>
      {variant !== 'bar' && children !== undefined && (
        <div className={css.extra} data-part="extra">
          {children}
        </div>
      )}
      {variant !== 'bar' && (action !== undefined || rulesUrl !== undefined) && (
        <div className={css.actions}>
          {action && (
            <ButtonLink variant="warm" href={action.href} className={css.action}>
              {action.label}
            </ButtonLink>
          )}
          {rulesUrl !== undefined && (
            <ButtonLink href={rulesUrl} newWindowLabel={rulesNewWindowLabel} className={css.rules}>
              {labels.rules}
            </ButtonLink>
          )}
        </div>
      )}
    </section>
  );
}
