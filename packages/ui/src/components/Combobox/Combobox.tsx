import { Check, ChevronDown, X } from 'lucide-react';
import {
  type ComponentProps,
  type ReactNode,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { hidden } from '../Field/Field.css.ts';
import { Field, type FieldTexts, splitField } from '../Field/Field.tsx';
import { boxButton, control as controlClass } from '../Field/InputBox.css.ts';
import { boxStateOf, InputBox } from '../Field/InputBox.tsx';
import { useMergedRef } from '../Field/use-merged-ref.ts';
import { join } from '../join.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as css from './Combobox.css.ts';
import { type ComboboxOption, filterOptions } from './filter.ts';
import { useListbox } from './use-listbox.ts';

/** Texts of a `Combobox` that are not always visible. */
export interface ComboboxLabels {
  /** Name of the button that opens the list. */
  show: string;
  /** Name of the button that clears the box. */
  clear: string;
  /** Shown in the list when no option matches. */
  empty: string;
  /** Announced after typing: "3 countries found". */
  found: (count: number) => string;
}

/** Props of `Combobox`. Everything not named here goes to the `<input>`, `ref` included. */
export interface ComboboxProps
  extends FieldTexts,
    Omit<
      ComponentProps<'input'>,
      | keyof FieldTexts
      | 'type'
      | 'size'
      | 'style'
      | 'children'
      | 'value'
      | 'defaultValue'
      | 'onChange'
      | 'list'
    > {
  /** What can be chosen, in the order of the list. Typing filters the options, unless there is `onSearch`. */
  options: readonly ComboboxOption[];
  /** `value` of the chosen option, or `''`. */
  value: string;
  /** Called with the `value` of the chosen option, or with `''` when the box was cleared. Typing does not call it. */
  onChange: (value: string) => void;
  /** Texts of the list and names of its buttons, in the language of the page. */
  labels: ComboboxLabels;
  /** Called with the typed text, to load options from a server. The list then shows `options` unfiltered. */
  onSearch?: ((typed: string) => void) | undefined;
  /** Options are loading. */
  busy?: boolean | undefined;
  /** Renders an icon before the text of an option and of the box, e.g. a flag. */
  renderIcon?: ((option: ComboboxOption) => ReactNode) | undefined;
  /** Ids of more descriptions. */
  describedBy?: string | undefined;
}

/**
 * A text box that finds one of many options by typing (WAI-ARIA combobox with a listbox). Only an option of the list
 * can be chosen. For up to about 15 options use a `SelectField`: the phone's own list needs no typing.
 */
export function Combobox(props: ComboboxProps) {
  const { field, control } = splitField(props);
  const { id, ref, options, value, onChange, labels, onSearch, busy = false, ...others } = control;
  const { renderIcon, describedBy, name, ...input } = others;
  const ownId = useId();
  const inputId = id ?? ownId;
  const box = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRef(box, ref);
  const chosen = options.find((option) => option.value === value) ?? null;
  const [typed, setTyped] = useState('');
  const items = useMemo(
    () => (onSearch ? options : filterOptions(options, typed)),
    [onSearch, options, typed],
  );
  const list = useListbox({
    items,
    chosen,
    inputId,
    labelId: `${inputId}-label`,
    box,
    onType: (text) => {
      // When the text is the label of an option it is not a search, so the list shows all options.
      const search = options.some(({ label }) => label === text) ? '' : text;
      setTyped(search);
      onSearch?.(search);
    },
    onChoose: (option) => onChange(option?.value ?? ''),
  });
  const popup = useRef<HTMLUListElement>(null);
  const fixed = input.disabled || input.readOnly;
  const open = list.isOpen && !fixed;
  // In a sheet the list may open below the visible part.
  useEffect(() => {
    if (open) popup.current?.scrollIntoView?.({ block: 'nearest' });
  }, [open]);
  const icon = chosen && renderIcon?.(chosen);
  const clear = () => {
    list.selectItem(null);
    box.current?.focus();
  };

  return (
    <Field {...field} controlId={inputId} describedBy={describedBy} data-component="combobox">
      {(aria) => (
        <div className={css.anchor}>
          <InputBox
            state={boxStateOf(field, input)}
            start={icon}
            endButton={
              !fixed && (
                <span className={css.buttons}>
                  {busy && <Spinner />}
                  {list.inputValue !== '' && (
                    <button
                      type="button"
                      tabIndex={-1}
                      className={boxButton}
                      data-part="clear"
                      aria-label={labels.clear}
                      onClick={clear}
                    >
                      <X size={20} strokeWidth={1.75} aria-hidden="true" />
                    </button>
                  )}
                  <button
                    type="button"
                    {...list.getToggleButtonProps({ 'aria-label': labels.show })}
                    className={boxButton}
                    data-part="toggle"
                  >
                    <ChevronDown
                      size={20}
                      strokeWidth={1.75}
                      className={css.chevron}
                      data-state={open ? 'open' : 'closed'}
                      aria-hidden="true"
                    />
                  </button>
                </span>
              )
            }
          >
            <input
              {...list.getInputProps({
                spellCheck: false,
                ...input,
                ...aria,
                disabled: fixed,
                ref: mergedRef,
              })}
              {...(!input.disabled && { disabled: false })}
              autoComplete="off"
              aria-busy={busy || undefined}
              type="text"
              className={controlClass}
              data-part="control"
            />
          </InputBox>
          {name !== undefined && <input type="hidden" name={name} value={value} />}
          <ul
            {...list.getMenuProps({ ref: popup })}
            hidden={!open || items.length === 0}
            className={css.list}
            data-part="list"
          >
            {open &&
              items.map((option, index) => (
                <li
                  key={option.value}
                  {...list.getItemProps({
                    item: option,
                    index,
                    'aria-selected': option.value === value,
                  })}
                  data-part="option"
                  data-state={join(
                    list.highlightedIndex === index && 'active',
                    option.value === value && 'chosen',
                  )}
                  className={css.option}
                >
                  {renderIcon?.(option)}
                  <span className={css.words}>
                    <span>{option.label}</span>
                    {option.detail !== undefined && (
                      <span className={css.detail}>{option.detail}</span>
                    )}
                  </span>
                  {option.value === value && (
                    <Check className={css.tick} size={20} strokeWidth={1.75} aria-hidden="true" />
                  )}
                </li>
              ))}
          </ul>
          {open && items.length === 0 && !busy && (
            <div className={join(css.list, css.empty)} data-part="empty">
              {labels.empty}
            </div>
          )}
          <div role="status" className={hidden}>
            {open && typed !== '' && !busy && count(items.length, labels)}
          </div>
        </div>
      )}
    </Field>
  );
}

const count = (found: number, labels: ComboboxLabels): string =>
  found === 0 ? labels.empty : labels.found(found);
