import { nicknameOf } from '../../team/names.ts';
import { fill, safeJson } from '../kit/html.ts';
import type { About, DrawTable, Parts, Say } from '../kit/table.ts';
import { dealerDrawing, wheelDrawing } from './art.ts';
import { type RouletteViewConfig, rouletteView } from './client.ts';
import { numberOf, rouletteNews, spinAt } from './spins.ts';
import { rouletteStyles } from './styles.ts';
import {
  allSpots,
  colourOf,
  order,
  paysOf,
  readChips,
  resultFor,
  rouletteReturn,
  type Spot,
} from './wheel.ts';

/** A live table with a wheel with one zero. Each table has spins of its own. */
export function rouletteTable(nodeId: number): DrawTable {
  return {
    get back() {
      return rouletteReturn();
    },
    readChoice: readChips,
    drawAt: (now) => spinAt(nodeId, now),
    resultOf: (seed, index, choice) => resultFor(numberOf(seed, nodeId, index), choice),
    placed: () => null,
    news: (sight) => rouletteNews(nodeId, sight),
    parts: (say, about) => rouletteParts(nodeId, say, about),
  };
}

/** What is written on a field. */
function faceOf({ id, numbers }: Spot, say: Say): string {
  const [first = 0] = numbers;
  const last = numbers.at(-1) ?? 0;
  if (id.startsWith('n')) return String(first);
  if (id.startsWith('c')) return '2:1';
  return /^(?:d|low|high)/.test(id) ? `${first}–${last}` : (say[`roulette.${id}`] ?? id);
}

/** What is read out for a field: "17 red, pays 35 to 1". */
function nameOf(spot: Spot, say: Say): string {
  const [first = 0] = spot.numbers;
  const colour = say[`roulette.${colourOf(first)}`] ?? '';
  const column = fill(say['roulette.column'] ?? '', { count: first });
  const face = faceOf(spot, say);
  const name = spot.id.startsWith('n')
    ? `${face} ${colour}`
    : spot.id.startsWith('c')
      ? column
      : face;
  return fill(say['roulette.field'] ?? '', { name, pays: String(paysOf(spot)) });
}

const areas = [
  ['zero', /^n0$/],
  ['numbers', /^n/],
  ['columns', /^c/],
  ['dozens', /^d/],
  ['halves', /./],
] as const;

const areaOf = ({ id }: Spot): string => areas.find(([, pattern]) => pattern.test(id))?.[0] ?? '';

function felt(say: Say): string {
  const classOf = ({ id, numbers: [first = 0] }: Spot) =>
    id.startsWith('n') ? colourOf(first) : id === 'red' || id === 'black' ? id : 'plain';
  const groups = areas.map(([area]) => {
    const fields = allSpots()
      .filter((spot) => areaOf(spot) === area)
      .map(
        (spot) =>
          `<button type="button" class="${classOf(spot)}" data-spot="${spot.id}">${faceOf(spot, say)}</button>`,
      );
    return `<div class="${area}">${fields.join('')}</div>`;
  });
  return `<div id="felt" class="felt" role="group" aria-label="${say['roulette.felt']}">${groups.join('')}</div>`;
}

/** What each kind of bet pays to one, and how many numbers win. */
function payTable(say: Say): string {
  const kinds = [
    ['number', 'n17'],
    ['dozen', 'd1'],
    ['columns', 'c1'],
    ['half', 'low'],
  ] as const;
  const rows = kinds.flatMap(([kind, id]) => {
    const spot = allSpots().find((one) => one.id === id);
    if (!spot) return [];
    const label = say[`roulette.pay.${kind}`];
    return `<tr><th scope="row">${label}</th><td>${spot.numbers.length}</td><td>${paysOf(spot)}:1</td></tr>`;
  });
  const heads = ['bet', 'wins', 'pays'].map(
    (head) => `<th scope="col">${say[`roulette.pay.${head}`]}</th>`,
  );
  return `<table><caption>${say['roulette.pay.caption']}</caption><thead><tr>${heads.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function rouletteParts(nodeId: number, say: Say, { language, range }: About): Parts {
  const config: RouletteViewConfig = {
    order,
    colours: [...order].sort((a, b) => a - b).map(colourOf),
    spots: allSpots().map((spot) => ({ id: spot.id, name: nameOf(spot, say) })),
  };
  const dealer = nicknameOf(1, nodeId)[language];
  const room = [
    `<div class="dealer">${dealerDrawing()}<p><b>${dealer}</b><span class="soft">${say['roulette.dealer']}</span></p></div>`,
    `<dl class="facts"><div><dt>${say['roulette.seated']}</dt><dd id="seats"></dd></div><div><dt>${say['roulette.limits']}</dt><dd>${range}</dd></div></dl>`,
    `<h2>${say['roulette.past']}</h2><ol id="past"></ol>`,
  ];
  const strip = `<p id="phase"><b id="phaseName"></b><span id="timer" role="timer"></span></p>`;
  const tools = `<div class="tools"><span id="chipCount"></span><button id="undo" type="button">${say['roulette.undo']}</button><button id="clear" type="button">${say['roulette.clear']}</button></div>`;
  return {
    name: 'roulette',
    rules: say['roulette.rules'] ?? '',
    facts: [[say['roulette.fact'] ?? '', say['roulette.factTime'] ?? '']],
    payTable: payTable(say),
    stakeLabel: say['roulette.stake'],
    stage: `${strip}<div class="stage"><div class="room">${room.join('')}</div>${wheelDrawing()}${felt(say)}${tools}</div>`,
    styles: rouletteStyles,
    view: `(words,desk,rove)=>(${rouletteView.toString()})(${safeJson(config)},words,desk,rove)`,
  };
}
