import { CentreHomeView } from './CentreHomeView.tsx';
import type { OpenCentre } from './use-centre.ts';
import { useHome } from './use-home.ts';

/** The first screen of a centre on a phone, from session and api: "me" of members, the menu of agents (MEM-01). */
export function CentreHomeWidget({ menu }: Pick<OpenCentre, 'menu'>) {
  return <CentreHomeView {...menu} {...useHome()} />;
}
