import { type ComponentType, useState } from 'react';
import type { ListPlace } from './use-records.ts';

interface ListedProps {
  readonly page: ComponentType<{ readonly place: ListPlace }>;
  /** The initial query. */
  readonly search?: string;
  /** Called with every new query string. */
  readonly onSearch?: (search: string) => void;
}

/** A list that keeps its own address: for live stories and tests. */
export function Listed({ page: Page, search: first = '', onSearch }: ListedProps) {
  const [search, setSearch] = useState(first);
  return (
    <Page
      place={{
        search,
        onSearch: (next) => {
          setSearch(next);
          onSearch?.(next);
        },
      }}
    />
  );
}
