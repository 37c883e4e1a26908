import rows from './data/vendors.json' with { type: 'json' };
import { type GameType, isGameType } from './game-types.ts';

export interface Vendor {
  /** Key on the wire, called `vassalage` there. */
  readonly code: string;
  /** A brand has the same spelling in every language. */
  readonly name: string;
  /** Number of its mark and of its style in the art. */
  readonly mark: number;
  readonly gameTypes: readonly GameType[];
  readonly hot: boolean;
  /** Opens its own game list instead of launching (GAM-03). */
  readonly ownList: boolean;
  readonly maintenance: boolean;
  /** Where its games open: in a frame of the site, in a tab or in a popup window (LCH-01). */
  readonly launchKind: LaunchKind;
}

export type LaunchKind = 'iframe' | 'tab' | 'popup';

interface VendorRow {
  code: string;
  name: string;
  mark: number;
  gameTypes: string[];
  hot?: boolean;
  ownList?: boolean;
  maintenance?: boolean;
  launchKind?: string;
}

const toVendor = (row: VendorRow): Vendor => ({
  code: row.code,
  name: row.name,
  mark: row.mark,
  gameTypes: row.gameTypes.filter(isGameType),
  hot: row.hot ?? false,
  ownList: row.ownList ?? false,
  maintenance: row.maintenance ?? false,
  launchKind: row.launchKind === 'tab' || row.launchKind === 'popup' ? row.launchKind : 'iframe',
});

/** The forty vendors of the sandbox, all fictional. */
export const vendors: readonly Vendor[] = rows.map(toVendor);

/** How the games of a vendor open; those of an unknown vendor open in a frame. */
export const launchKindOf = (code: string): LaunchKind =>
  vendors.find((vendor) => vendor.code === code)?.launchKind ?? 'iframe';

export const vendorsOf = (type: GameType): readonly Vendor[] =>
  vendors.filter((vendor) => vendor.gameTypes.includes(type));
