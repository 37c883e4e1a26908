import { ElectronicGamesWidget } from '@parlour/features/game-list';
import { useSearchParams } from 'react-router-dom';

/** `/rng?page=…`: vendor, filters, search and list type all live in the address (GAM-02, NAV-05). */
export default function ElectronicPage() {
  const [search, setSearch] = useSearchParams();
  return (
    <ElectronicGamesWidget
      search={search}
      onSearchChange={(next, options) => setSearch(next, { replace: options.replace })}
    />
  );
}
