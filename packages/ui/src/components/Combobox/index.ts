export { Combobox, type ComboboxLabels, type ComboboxProps } from './Combobox.tsx';
export { type ComboboxOption, filterOptions } from './filter.ts';
