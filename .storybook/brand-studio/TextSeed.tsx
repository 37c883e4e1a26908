import { TextField } from '@parlour/ui/forms';
import type { shapes } from '@parlour/ui/theme/runtime';
import { useState } from 'react';
import { faultOf } from './studio.ts';
import type { Words } from './texts.ts';

export interface TextSeedProps {
  readonly label: string;
  readonly hint?: string;
  readonly kind: keyof typeof shapes;
  readonly value: string;
  /** May be empty: the seed is then derived, or another value is used. */
  readonly optional?: boolean;
  readonly say: Words;
  readonly onValue: (value: string) => void;
  readonly onDone: () => void;
}

/** A text field for a seed. An invalid text stays in the field with an error, and changes nothing. */
export function TextSeed(props: TextSeedProps) {
  const { label, hint, kind, value, optional = false, say, onValue, onDone } = props;
  // A draft belongs to the value it was typed over: undo and import discard it.
  const [draft, setDraft] = useState({ text: value, over: value });
  const text = draft.over === value ? draft.text : value;
  const fault = optional && text === '' ? null : faultOf(kind, text);
  const type = (next: string) => {
    const usable = (optional && next === '') || faultOf(kind, next) === null;
    setDraft({ text: next, over: usable ? next : value });
    if (usable) onValue(next);
  };
  return (
    <TextField
      label={label}
      hint={hint}
      compact
      code={kind !== 'shown' && kind !== 'currency'}
      spellCheck={false}
      autoComplete="off"
      value={text}
      error={fault === null ? undefined : say(fault)}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={onDone}
    />
  );
}
