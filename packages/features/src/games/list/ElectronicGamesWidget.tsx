import { CategoryGamesWidget, type GameAddress } from './CategoryGamesWidget.tsx';
import { electronicPages, readFilters } from './filters.ts';

/** The electronic games page; `?page=` names the type (NAV-05, GAM-02). */
export function ElectronicGamesWidget(address: GameAddress) {
  const { page } = readFilters(address.search);
  return <CategoryGamesWidget key={page} gameType={electronicPages[page]} {...address} />;
}
