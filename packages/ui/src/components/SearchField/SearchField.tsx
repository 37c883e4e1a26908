import { Search, X } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, useRef } from 'react';
import { Field, type FieldTexts, splitField } from '../Field/Field.tsx';
import { boxButton } from '../Field/InputBox.css.ts';
import { boxStateOf, InputBox } from '../Field/InputBox.tsx';
import { useMergedRef } from '../Field/use-merged-ref.ts';
import * as css from './SearchField.css.ts';

type Texts = Pick<FieldTexts, 'label' | 'labelHidden' | 'hint' | 'className'>;

/** Props of `SearchField`. Everything not named here goes to the `<input>`, `ref` included. */
export interface SearchFieldProps
  extends Texts,
    Omit<
      ComponentProps<'input'>,
      keyof FieldTexts | 'type' | 'size' | 'style' | 'children' | 'value' | 'onChange'
    > {
  /** Text of the box. */
  value: string;
  /** Called with the text after every change, and with `''` when the box is cleared. */
  onChange: (value: string) => void;
  /** Name of the button that clears the box. */
  clearLabel: string;
  /** 44 px high instead of 48, for filters on desktop. */
  compact?: boolean;
}

/** A search box. Its label is hidden unless `labelHidden={false}`. Escape clears it. */
export function SearchField({ labelHidden = true, ...props }: SearchFieldProps) {
  const { field, control } = splitField(props);
  const { id, ref, value, onChange, clearLabel, compact, onKeyDown, ...input } = control;
  const inputRef = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRef(inputRef, ref);

  const clear = () => {
    onChange('');
    inputRef.current?.focus();
  };
  const clearOnEscape = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.key !== 'Escape' || value === '' || event.defaultPrevented) return;
    // Escape reaches the dialog around only when the box is empty.
    event.preventDefault();
    event.stopPropagation();
    onChange('');
  };

  return (
    <Field {...field} labelHidden={labelHidden} controlId={id} data-component="search-field">
      {(aria) => (
        <InputBox
          state={boxStateOf({}, input)}
          compact={compact}
          start={<Search size={20} strokeWidth={1.75} aria-hidden="true" />}
          endButton={
            value !== '' && (
              <button
                type="button"
                className={boxButton}
                data-part="clear"
                aria-label={clearLabel}
                disabled={input.disabled}
                onClick={clear}
              >
                <X size={20} strokeWidth={1.75} aria-hidden="true" />
              </button>
            )
          }
        >
          <input
            autoComplete="off"
            enterKeyHint="search"
            spellCheck={false}
            {...input}
            {...aria}
            ref={mergedRef}
            type="search"
            className={css.search}
            data-part="control"
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={clearOnEscape}
          />
        </InputBox>
      )}
    </Field>
  );
}
