import type { ReadAmount } from '../kit/amount.ts';
import type { DeskConfig } from './answers.ts';
import type { Words } from './words.ts';

/** The field and the buttons of the stake. */
export interface StakeField {
  /** The stake as `5.00`; `null` when the text is no stake, which the page then says. */
  read(): string | null;
  /** Keeps the stake as it is while a round is not certain. */
  lock(isLocked: boolean): void;
}

/**
 * Runs the field of the stake: typed, by steps, or by a button. What was typed stays when it is wrong. The browser gets
 * its source text, so it must not use anything from outside.
 * @param changed - called with the stake, or with `null` while the text is no stake
 */
export function stakeField(
  { least, most, steps }: Pick<DeskConfig, 'least' | 'most' | 'steps'>,
  { fill, money, show }: Words,
  readAmount: ReadAmount,
  changed: (stake: string | null) => void,
): StakeField {
  const found = document.getElementById('stake');
  const input = found instanceof HTMLInputElement ? found : document.createElement('input');
  const buttons = [...document.querySelectorAll('button')].filter(({ dataset }) => dataset.stake);
  const cents = (amount: string) => Number(amount.replace('.', ''));
  const problemOf = (amount: string | null) => {
    if (amount === null) return 'stake.text';
    if (cents(amount) < cents(least)) return 'stake.low';
    return cents(amount) > cents(most) ? 'stake.high' : null;
  };
  const say = (problem: string | null) => {
    show('wrong', problem ? fill(problem, { min: money(least), max: money(most) }) : '');
    input.setAttribute('aria-invalid', String(problem !== null));
  };
  const mark = (amount: string | null) => {
    for (const button of buttons) {
      button.setAttribute('aria-pressed', String(button.dataset.stake === amount));
    }
    changed(problemOf(amount) === null ? amount : null);
  };
  const set = (amount: string) => {
    input.value = amount;
    say(null);
    mark(amount);
  };
  const check = () => {
    const amount = readAmount(input.value);
    const problem = problemOf(amount);
    if (amount === null || problem) {
      say(problem);
      return null;
    }
    set(amount);
    return amount;
  };
  const step = (isUp: boolean) => {
    const now = cents(readAmount(input.value) ?? least);
    const next = isUp
      ? (steps.find((one) => cents(one) > now) ?? most)
      : (steps.filter((one) => cents(one) < now).pop() ?? least);
    set(next);
  };
  for (const button of buttons) {
    button.addEventListener('click', () => {
      const { stake } = button.dataset;
      if (stake === 'less' || stake === 'more') step(stake === 'more');
      else if (stake) set(stake);
    });
  }
  input.addEventListener('input', () => {
    say(null);
    mark(readAmount(input.value));
  });
  input.addEventListener('change', check);
  set(least);
  return {
    read: () => {
      const amount = check();
      if (amount === null) input.focus();
      return amount;
    },
    lock: (isLocked) => {
      input.readOnly = isLocked;
      for (const button of buttons) button.disabled = isLocked;
    },
  };
}
