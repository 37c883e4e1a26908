import { escapeHtml, fill, safeJson } from '../kit/html.ts';
import { type InstantTable, noChoice, type Parts, type Say } from '../kit/table.ts';
import { type SlotViewConfig, slotView } from './client.ts';
import { type Machine, returnOf, spin, symbolAt, timesOf, winsAt } from './machine.ts';
import { slotStyles } from './styles.ts';

/** A slot game. `cover`: the picture of its first symbol, which is the subject of the game itself. */
export function slotTable(machine: Machine, cover?: string): InstantTable {
  return {
    // Computed when a page says it, not for each round.
    get back() {
      return returnOf(machine);
    },
    readChoice: noChoice,
    play: (random) => {
      const shown = spin(machine, random);
      return { times: timesOf(shown), shown };
    },
    parts: (say) => slotParts(machine, say, cover),
  };
}

/** Stops for a page that has just opened: reels that win nothing. */
export function restingStops(machine: Machine): readonly number[] {
  const size = machine.strip.length;
  for (let step = 1; step < size; step += 1) {
    const stops = Array.from({ length: machine.reels }, (_, reel) => (reel * step) % size);
    if (winsAt(machine, stops).length === 0) return stops;
  }
  return Array.from({ length: machine.reels }, () => 0);
}

function slotParts(machine: Machine, say: Say, cover: string | undefined): Parts {
  const { reels, rows, symbols, lines, least, strip } = machine;
  const tiles = symbols.map((symbol, index) => ({
    name: say[`symbol.${symbol}`] ?? symbol,
    picture: index === 0 && cover !== undefined ? cover : `/art/symbol/${symbol}.svg`,
  }));
  const image = (symbol: number) => {
    const { name = '', picture = '' } = tiles[symbol] ?? {};
    return `<img src="${picture}" alt="${escapeHtml(name)}">`;
  };
  const stops = restingStops(machine);
  const columns = stops.map((stop) => {
    const shown = Array.from({ length: rows }, (_, row) => image(symbolAt(machine, stop, row)));
    return `<div class="reel"><div>${shown.join('')}</div></div>`;
  });
  const config: SlotViewConfig = { rows, strip, lines, symbols: tiles };
  return {
    name: 'slot',
    rules: fill(say['slot.rules'] ?? '', { least }),
    facts: [[say['slot.lines'] ?? '', String(lines.length)]],
    payTable: payTable(machine, say, image) + lineList(machine, say),
    stage: `<div class="reels r${reels}${rows === 1 ? ' flat' : ''}"><div class="window" role="group" aria-label="${say['slot.reels']}">${columns.join('')}<svg id="marks" viewBox="0 0 ${reels * 100} ${rows * 100}" preserveAspectRatio="none" aria-hidden="true"></svg></div></div>`,
    styles: slotStyles,
    view: `(words)=>(${slotView.toString()})(${safeJson(config)},words)`,
  };
}

function payTable({ pays, least, reels }: Machine, say: Say, image: (symbol: number) => string) {
  const counts = Array.from({ length: reels - least + 1 }, (_, index) => least + index);
  const head = counts
    .map((count) => `<th scope="col">${fill(say['slot.equal'] ?? '', { count })}</th>`)
    .join('');
  const body = pays
    .map((row, symbol) => {
      const cells = row.map((times) => `<td>${times > 0 ? `${times}×` : '–'}</td>`).join('');
      return `<tr><th scope="row">${image(symbol)}</th>${cells}</tr>`;
    })
    .join('');
  return `<table><caption>${say.payTable}</caption><thead><tr><td></td>${head}</tr></thead><tbody>${body}</tbody></table>`;
}

/** Each line as a small drawing with its number. */
function lineList({ lines, reels, rows }: Machine, say: Say): string {
  if (rows === 1) return '';
  const drawn = lines.map((line) => {
    const points = line.map((row, reel) => `${reel * 10 + 5},${row * 10 + 5}`).join(' ');
    return `<li><svg viewBox="0 0 ${reels * 10} 30" aria-hidden="true"><polyline points="${points}"/></svg></li>`;
  });
  return `<h2>${say['slot.lines']}</h2><ol class="lines">${drawn.join('')}</ol>`;
}
