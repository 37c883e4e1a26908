import { drawAt, type LotteryRow } from '../../lottery/draws.ts';
import { choicesOf, isRace, prizesOf, returnOf } from '../../lottery/prizes.ts';
import { drawnTicket, limitsOf, readNumbers, waitingTicket } from '../../lottery/tickets.ts';
import { fill, safeJson } from '../kit/html.ts';
import type { About, DrawTable, Parts, Say } from '../kit/table.ts';
import { type LotteryViewConfig, lotteryView } from './client.ts';
import { lotteryNews, nextDraw } from './news.ts';
import { lotteryStyles } from './styles.ts';

/** The tickets of a lottery: a ticket is bought now, and its draw decides (LOT-01). */
export function lotteryTable(lottery: LotteryRow): DrawTable {
  const chosenIn = (choice: string) => readNumbers(lottery, choice) ?? [];
  return {
    get back() {
      return returnOf(lottery);
    },
    readChoice: (text) => {
      const numbers = readNumbers(lottery, text);
      return numbers && { text: numbers.join('-'), stakes: 1n };
    },
    drawAt: (now) => {
      const { draw, closesAt } = nextDraw(lottery, now);
      return { index: draw.index, closesAt, endsAt: draw.at };
    },
    placed: (index, choice) => waitingTicket(drawAt(lottery, index), chosenIn(choice)),
    resultOf: (seed, index, choice) => drawnTicket(seed, drawAt(lottery, index), chosenIn(choice)),
    news: (sight) => lotteryNews(lottery, sight),
    parts: (say, about) => lotteryParts(lottery, say, about),
  };
}

const kindOf = (lottery: LotteryRow): 'balls' | 'digits' | 'race' =>
  isRace(lottery) ? 'race' : lottery.of === 0 ? 'digits' : 'balls';

/** `90` minutes as "90 min", `120` as "2 h". */
function spanOf(minutes: number, say: Say): string {
  const isHours = minutes % 60 === 0;
  const text = say[isHours ? 'lottery.fact.hours' : 'lottery.fact.minutes'] ?? '';
  return fill(text, { count: isHours ? minutes / 60 : minutes });
}

/** The numbers as buttons; digits are also typed. */
function grid(lottery: LotteryRow, say: Say): string {
  const [least, most] = limitsOf(lottery);
  const kind = kindOf(lottery);
  const buttons = Array.from({ length: most - least + 1 }, (_, index) => {
    const number = String(least + index);
    const face = kind === 'digits' ? number : number.padStart(2, '0');
    const pressed = kind === 'digits' ? '' : ' aria-pressed="false"';
    const name = fill(say[`lottery.number.${kind}`] ?? '', { number });
    return `<button type="button" data-number="${number}" aria-label="${name}"${pressed}>${face}</button>`;
  });
  const typed = `<div class="typed"><label for="digits">${say['lottery.yours']}</label><input id="digits" inputmode="numeric" autocomplete="off" maxlength="12"><button id="erase" type="button">${say['lottery.erase']}</button></div>`;
  const field = kind === 'digits' ? typed : '';
  return `${field}<div id="grid" class="grid of-${kind}" role="group" aria-label="${say['lottery.grid']}">${buttons.join('')}</div>`;
}

function payTable(lottery: LotteryRow, say: Say): string {
  const kind = kindOf(lottery);
  const rows = prizesOf(lottery).map(({ matches, times }) => {
    const label = fill(say[`lottery.pay.${kind}`] ?? '', { count: matches });
    const factor = String(times).replace(/\B(?=(\d{3})+$)/g, ',');
    return `<tr><th scope="row">${label}</th><td>${factor}×</td></tr>`;
  });
  return `<table><caption>${say.payTable}</caption><tbody>${rows.join('')}</tbody></table>`;
}

function lotteryParts(lottery: LotteryRow, say: Say, { language }: About): Parts {
  const [least, most] = limitsOf(lottery);
  const kind = kindOf(lottery);
  const count = choicesOf(lottery);
  const config: LotteryViewConfig = { kind, count, least, most };
  const rules = fill(say[`lottery.rules.${kind}`] ?? '', { count, least, most });
  const name = lottery.name[language];
  const strip = `<div class="draw"><p><b>${name}</b> <span id="drawNo"></span></p><p><span id="drawTime"></span> <span id="timer" role="timer"></span></p></div>`;
  const tools = `<div class="tools"><span id="count"></span><button id="pick" type="button">${say['lottery.pick']}</button><button id="clear" type="button">${say['lottery.clear']}</button></div>`;
  return {
    name: 'lottery',
    rules: `${rules} ${say['lottery.rules.all']}`,
    facts: [
      [say['lottery.fact.of'] ?? '', name],
      [say['lottery.fact.every'] ?? '', spanOf(lottery.everyMinutes, say)],
    ],
    payTable: payTable(lottery, say),
    stage: `<div class="stage">${strip}${grid(lottery, say)}${tools}</div>`,
    below: `<section class="list of-${kind}"><h2>${say['lottery.tickets']}</h2><p id="none" class="soft"></p><ul id="tickets"></ul></section><section class="list of-${kind}"><h2>${say['lottery.past']}</h2><ol id="past"></ol></section>`,
    styles: lotteryStyles,
    view: `(words,desk,rove)=>(${lotteryView.toString()})(${safeJson(config)},words,desk,rove)`,
  };
}
