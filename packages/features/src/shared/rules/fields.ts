import type { MessageKey } from '../i18n/use-t.ts';

/** A message key with numbers, translated where it is shown. */
export interface Message {
  readonly key: MessageKey;
  readonly values: Readonly<Record<string, number>>;
}

/** The kinds of problems a value can have. */
export type Problem = 'required' | 'length' | 'pattern';

/** One field of a form, as the server's rules describe it (REG-02). */
export interface CompiledField<Name extends string = string> {
  readonly name: string;
  /** The known field; `null` for a plain text field under the server's name. */
  readonly known: Name | null;
  /** Label that the server gives an unknown field. */
  readonly label: string | null;
  /** Position in the form: 0, 1, 2 … */
  readonly order: number;
  readonly required: boolean;
  /** Fewest characters; 0 means no limit. */
  readonly min: number;
  /** Most characters; 255 means that the field has no limit of its own. */
  readonly max: number;
  /** Permanent hint, or `null` if nothing is limited (VAL-01). */
  readonly hint: Message | null;
  /** Id of the named pattern that applies. */
  readonly patternKey: string | null;
  /** Whether a value matches the pattern, whatever its length. */
  readonly fits: (value: string) => boolean;
  /** A value that matches the server's own pattern; `null` without one. */
  readonly example: string | null;
}
