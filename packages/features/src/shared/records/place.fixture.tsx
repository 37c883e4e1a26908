import { type ComponentType, useState } from 'react';
import type { ListPlace } from './use-records.ts';

interface ListedProps {
  readonly page: ComponentType<{ readonly place: ListPlace }>;
  /** The query to begin with. */
  readonly search?: string;
  /** Called with every query string that is written. */
  readonly onSearch?: (search: string) => void;
}

/** A list with an address of its own: for live stories and tests. */
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
