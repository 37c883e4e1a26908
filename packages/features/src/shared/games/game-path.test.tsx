// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { catalogues, createTestRuntime } from '../../testing/test-runtime.tsx';
import { GameTile } from './GameTile.tsx';
import { gamePath } from './game-path.ts';
import { toGameSummary } from './game-summary.ts';
import { usePlay } from './use-play.ts';

const wire = {
  nodeId: 7,
  gameName: 'Sonalux',
  vassalage: 'SONALUX',
  vendor: 'SONALUX',
  gameType: 'LIVE',
  gameClassify: '',
  minBet: '0.10',
  minLineNum: 1,
  coverUrl: '',
  isHot: false,
  isNew: false,
};
const cardOf = (isGame?: string, more = {}) =>
  toGameSummary({ ...wire, ...(isGame && { isGame }), ...more }, new Map());

test('[GAM-03] a card of kind VASSALAGE leads to the list of its vendor, every other card to its game', () => {
  expect(gamePath(cardOf('VASSALAGE'))).toBe('/rng?page=live&vassalage=SONALUX');
  expect(gamePath(cardOf('VASSALAGE', { gameType: 'RNG' }))).toBe('/rng?vassalage=SONALUX');
  for (const kind of [undefined, 'GAME', 'vassalage', 'NEW_KIND', '']) {
    expect(gamePath(cardOf(kind)), kind).toBe('/game?id=7');
  }
});

test('[GAM-03] without a vendor, or in a category without a page, it is a game', () => {
  expect(gamePath(cardOf('VASSALAGE', { vassalage: '' }))).toBe('/game?id=7');
  expect(gamePath(cardOf('VASSALAGE', { gameType: 'HOLOGRAM' }))).toBe('/game?id=7');
});

function Card() {
  return <GameTile game={cardOf('VASSALAGE')} onPlay={usePlay()} />;
}

for (const language of ['bn', 'en'] as const) {
  test(`[GAM-03] (${language}) a visitor opens the list of the vendor without a login`, async () => {
    const setup = createTestRuntime({ language });
    const navigate = vi.fn();
    const runtime = { ...setup.runtime, navigate };
    const { user } = renderPage({ ...setup, runtime }, <Card />, language);
    expect(screen.getByText(catalogues[language]['game.seeGames'])).toBeVisible();
    const link = screen.getByRole('link', { name: 'Sonalux' });
    expect(link).toHaveAttribute('href', '/rng?page=live&vassalage=SONALUX');
    await user.click(link);
    expect(navigate).toHaveBeenCalledWith('/rng?page=live&vassalage=SONALUX');
    expect(runtime.overlays.store.getState().modal).toBeNull();
  });
}
