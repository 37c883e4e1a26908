import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Language } from '../catalogue/language.ts';
import { accountOf, masked, mix } from '../team/names.ts';
import { teamSize } from '../team/tree.ts';

/** Time between two wins, in ms. */
const pace = 150_000;

/** Prizes in hundredths; small ones are far more frequent than large ones. */
function prizeOf(roll: number): string {
  const share = (roll & 0xffff) / 0x10000;
  const cents = Math.round(50_000 * (1 + 60 * share ** 6) * (1 + (roll >>> 16) / 0x10000));
  return (cents / 100).toFixed(2);
}

/** The newest wins at `now`: invented and labelled as such, names masked (GAM-08, WIN-01). */
export function winnersIn(
  catalogue: Catalogue,
  seed: number,
  now: number,
  { language, limit }: { readonly language: Language; readonly limit: number },
) {
  const hot = catalogue.hotGames({ language });
  const newest = Math.floor(now / pace);
  return Array.from({ length: limit }, (_, index) => newest - index).flatMap((win) => {
    const roll = mix(seed, win, 5);
    const game = hot[roll % Math.max(1, hot.length)];
    const time = win * pace - (roll % 60_000);
    if (!game || time < 0) return [];
    const { nodeId, vassalage, gameType, coverUrl } = game;
    return {
      player: masked(accountOf(seed, mix(seed, win, 6) % teamSize)),
      gameName: game.gameName,
      prize: prizeOf(mix(seed, win, 7)),
      vo: { nodeId, vassalage, gameType, coverUrl },
      time: new Date(time).toISOString(),
    };
  });
}
