import { type UseComboboxProps, useCombobox } from 'downshift';
import { type RefObject, useEffect, useState } from 'react';
import type { ComboboxOption } from './filter.ts';

interface Listbox {
  /** What the list shows now. */
  items: readonly ComboboxOption[];
  chosen: ComboboxOption | null;
  inputId: string;
  labelId: string;
  box: RefObject<HTMLElement | null>;
  onType: (text: string) => void;
  onChoose: (option: ComboboxOption | null) => void;
}

/**
 * The keyboard map and roles of the WAI-ARIA combobox come from downshift
 * (docs/decisions/011). Ours: leaving the box never chooses by itself and
 * brings the chosen name back; Escape in an open list closes the list alone,
 * not the dialog around it; a shadow root is its own little page.
 */
export function useListbox({ items, chosen, inputId, labelId, box, onType, onChoose }: Listbox) {
  const environment = useEnvironment(box);
  const combobox = useCombobox<ComboboxOption>({
    items: [...items],
    selectedItem: chosen,
    inputId,
    labelId,
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.value,
    isItemDisabled: (option) => option.disabled === true,
    onInputValueChange: ({ inputValue }) => onType(inputValue),
    onSelectedItemChange: ({ selectedItem }) => onChoose(selectedItem ?? null),
    stateReducer: (state, { type, changes }) => {
      switch (type) {
        case useCombobox.stateChangeTypes.InputBlur: {
          const { inputValue } = state;
          if (inputValue === '') return { ...changes, selectedItem: null, inputValue };
          return {
            ...changes,
            selectedItem: state.selectedItem,
            inputValue: state.selectedItem?.label ?? '',
          };
        }
        case useCombobox.stateChangeTypes.InputChange:
          return { ...changes, highlightedIndex: changes.inputValue === '' ? -1 : 0 };
        case useCombobox.stateChangeTypes.InputKeyDownEscape:
          // In a closed list it belongs to the dialog around; it never empties the box.
          return state.isOpen ? changes : state;
        default:
          return changes.selectedItem?.disabled
            ? { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue }
            : changes;
      }
    },
    ...(environment && { environment }),
  });

  const { isOpen, closeMenu } = combobox;
  useEffect(() => {
    const view = box.current?.ownerDocument.defaultView;
    if (!isOpen || !view) return;
    // Radix closes dialogs on the way down, at the document: be there before it.
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      closeMenu();
    };
    view.addEventListener('keydown', close, { capture: true });
    return () => view.removeEventListener('keydown', close, { capture: true });
  }, [isOpen, closeMenu, box]);
  return combobox;
}

type Environment = NonNullable<UseComboboxProps<ComboboxOption>['environment']>;

/** Inside a shadow root events are listened to at that root: outside, the host is the target of all. */
function useEnvironment(box: RefObject<HTMLElement | null>): Environment | undefined {
  const [environment, setEnvironment] = useState<Environment>();
  useEffect(() => {
    const root = box.current?.getRootNode();
    const view = box.current?.ownerDocument.defaultView;
    if (!(root instanceof ShadowRoot) || !view) return;
    setEnvironment({
      document: root.ownerDocument,
      Node: view.Node,
      addEventListener: (
        type: string,
        listener: EventListenerOrEventListenerObject,
        options?: boolean | AddEventListenerOptions,
      ) => root.addEventListener(type, listener, options),
      removeEventListener: (
        type: string,
        listener: EventListenerOrEventListenerObject,
        options?: boolean | EventListenerOptions,
      ) => root.removeEventListener(type, listener, options),
    });
  }, [box]);
  return environment;
}
