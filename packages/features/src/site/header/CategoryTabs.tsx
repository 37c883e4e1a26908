import { NavBar } from '@parlour/ui';
import { useT } from '../../shared/i18n/use-t.ts';
import * as css from './CategoryTabs.css.ts';
import { isGameList } from './navigation.ts';
import { useNavItems } from './use-navigation.ts';

/** Entries of the main menu that are no lists of games. */
const otherPages: ReadonlySet<string> = new Set(['home', 'app', 'promotions']);

/** The lists of games as a row of links below the header of every list: on phones another list is one tap away. */
export function CategoryTabs({ location }: { readonly location: string }) {
  return isGameList(location) ? <Tabs location={location} /> : null;
}

function Tabs({ location }: { readonly location: string }) {
  const t = useT();
  const items = useNavItems(location);
  const lists = items.flatMap(({ id, label, href, active }) =>
    otherPages.has(id) ? [] : [{ id, label, href, active }],
  );
  return <NavBar size="low" className={css.tabs} label={t('nav.gameLists')} items={lists} />;
}
