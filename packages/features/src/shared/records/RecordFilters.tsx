import { SelectField } from '@parlour/ui/forms';

/** One filter of a list. */
export interface RecordFilter {
  /** Name of the filter in the address and in the request. */
  readonly name: string;
  readonly label: string;
  /** `''` if nothing is filtered out. */
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

interface RecordFiltersProps {
  readonly filters: readonly RecordFilter[];
  readonly onFilter: (name: string, value: string) => void;
  /** In a sheet: full height, with visible labels. */
  readonly roomy?: boolean;
}

/** The filters of a list. Each is a native select. */
export function RecordFilters({ filters, onFilter, roomy = false }: RecordFiltersProps) {
  return filters.map(({ name, label, value, options }) => (
    <SelectField
      key={name}
      compact={!roomy}
      labelHidden={!roomy}
      label={label}
      name={name}
      value={value}
      options={options}
      onChange={(event) => onFilter(name, event.target.value)}
    />
  ));
}
