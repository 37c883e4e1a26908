import { type UseComboboxProps, useCombobox } from 'downshift';
import { type RefObject, useEffect, useState } from 'react';
import type { ComboboxOption } from './filter.ts';

interface Listbox {
  /** The options that the list shows now. */
  items: readonly ComboboxOption[];
  chosen: ComboboxOption | null;
  inputId: string;
  labelId: string;
  box: RefObject<HTMLElement | null>;
  onType: (text: string) => void;
  onChoose: (option: ComboboxOption | null) => void;
}

/**
 * Uses downshift for the keyboard and the roles of a WAI-ARIA combobox (docs/decisions/011). It differs in three
 * points: leaving the box never chooses an option and restores the chosen label; Escape in an open list closes only
 * the list and not the dialog around it; and it works inside a shadow root.
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
          // In a closed list Escape is left to the dialog around it. It never clears the box.
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
    // Radix closes dialogs with a capture listener on the document. This listener on the window runs before it.
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

/** In a shadow root, listens at the shadow root. Outside it every event has the host as its target. */
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
