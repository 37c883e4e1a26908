import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react';
import { amountOf, cleanAmount } from './decimal.ts';

interface AmountInput {
  value: string;
  onChange: (value: string) => void;
  decimals: number;
  format: ((value: string) => string) | undefined;
}

/**
 * Manages the text of an amount box: the typed text while it is edited (`12.` before `12.5`), else the formatted
 * value. Keeps the caret in place when a character is refused or replaced by a Latin digit.
 */
export function useAmount({ value, onChange, decimals, format }: AmountInput) {
  const box = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<string>();
  const [caret, setCaret] = useState<{ at: number }>();

  // A value from outside (a chip, a reset) replaces the typed text.
  const text =
    draft !== undefined && amountOf(draft) === amountOf(cleanAmount(value, decimals))
      ? draft
      : value;
  useLayoutEffect(() => {
    if (caret) box.current?.setSelectionRange(caret.at, caret.at);
  }, [caret]);

  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const { value: raw, selectionStart } = event.target;
    const next = cleanAmount(raw, decimals);
    if (next !== raw) {
      const before = raw.slice(0, selectionStart ?? raw.length);
      setCaret({ at: cleanAmount(before, decimals).length });
    }
    setDraft(next);
    if (amountOf(next) !== value) onChange(amountOf(next));
  };
  const editing = draft !== undefined;
  const shown = editing ? text : value === '' ? '' : (format?.(value) ?? value);
  return {
    box,
    shown,
    type,
    begin: () => setDraft(value),
    finish: () => setDraft(undefined),
  };
}
