import { fill, safeJson } from '../kit/html.ts';
import { percentOf } from '../kit/ratio.ts';
import type { InstantTable, Parts, Say } from '../kit/table.ts';
import { fishDrawing, lilyDrawing, waterDrawing } from './art.ts';
import { type FishViewConfig, fishView } from './client.ts';
import { cast, chanceOf, fishOf, pond, pondReturn } from './pond.ts';
import { fishStyles } from './styles.ts';

/** The game of fish: each cast of the net is a round. */
export function fishTable(): InstantTable {
  return {
    get back() {
      return pondReturn();
    },
    readChoice: (text) => (fishOf(text) ? { text, stakes: 1n } : null),
    play: cast,
    parts: fishParts,
  };
}

function fishParts(say: Say): Parts {
  const names = pond.map(({ id }) => say[`fish.name.${id}`] ?? id);
  const config: FishViewConfig = {
    names: Object.fromEntries(pond.map(({ id }, index) => [id, names[index] ?? id])),
  };
  const buttons = pond.map(({ id, times }, index) => {
    const name = names[index] ?? id;
    const label = fill(say['fish.pays'] ?? '', { fish: name, times: String(times) });
    return `<button type="button" data-fish="${id}" aria-pressed="${index === 0}" aria-label="${label}">${fishDrawing(id)}<span>${name} <b>${times}×</b></span></button>`;
  });
  const rows = pond.map(
    (fish, index) =>
      `<tr><th scope="row">${names[index]}</th><td>${fish.times}×</td><td>${percentOf(chanceOf(fish))}%</td></tr>`,
  );
  const heads = ['fish', 'pays', 'chance'].map(
    (head) => `<th scope="col">${say[`fish.pay.${head}`]}</th>`,
  );
  return {
    name: 'fish',
    rules: say['fish.rules'] ?? '',
    facts: [],
    payTable: `<table><caption>${say.payTable}</caption><thead><tr>${heads.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`,
    stage: `<div class="pond">${waterDrawing()}<div id="pond" role="group" aria-label="${say['fish.pond']}">${buttons.join('')}</div>${lilyDrawing()}${lilyDrawing()}<button id="still" type="button" aria-pressed="false">${say['fish.still']}</button></div>`,
    styles: fishStyles,
    view: `(words,desk,rove)=>(${fishView.toString()})(${safeJson(config)},words,desk,rove)`,
  };
}
