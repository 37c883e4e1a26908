import type { MessageKey } from '../i18n/use-t.ts';

/** A sentence with numbers, to be translated where it is shown. */
export interface Message {
  readonly key: MessageKey;
  readonly values: Readonly<Record<string, number>>;
}

/** What is wrong with a value. */
export type Problem = 'required' | 'length' | 'pattern';

/** One field of a form, as the server's rules describe it (REG-02). */
export interface CompiledField<Name extends string = string> {
  readonly name: string;
  /** Set for a known field; else it is a plain text under its own name. */
  readonly known: Name | null;
  /** Name the server gives an unknown field. */
  readonly label: string | null;
  /** Place in the form, 0, 1, 2 … */
  readonly order: number;
  readonly required: boolean;
  /** Fewest characters; 0 = no limit. */
  readonly min: number;
  /** Most characters; 255 = no limit of its own. */
  readonly max: number;
  /** Permanent hint, or `null` when nothing is limited (VAL-01). */
  readonly hint: Message | null;
  /** Id of the named pattern in force. */
  readonly patternKey: string | null;
  /** Does a value fit the pattern, whatever its length? */
  readonly fits: (value: string) => boolean;
  /** A value that keeps the server's own pattern; `null` without one. */
  readonly example: string | null;
}
