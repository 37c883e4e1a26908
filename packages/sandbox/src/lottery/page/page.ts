import type { Language } from '../../catalogue/language.ts';
import { fill, safeJson } from '../../play/kit/html.ts';
import type { LotteryRow } from '../draws.ts';
import { choicesOf, prizesOf } from '../prizes.ts';
import { type LotteryConfig, lotteryClient } from './client.ts';
import bn from './messages.bn.json' with { type: 'json' };
import en from './messages.en.json' with { type: 'json' };
import { lotteryStyles } from './styles.ts';

const texts = { bn, en };

/** The HTML document of a lottery: choose numbers, buy a ticket, see the results of earlier ones. */
export function lotteryPage(
  lottery: LotteryRow,
  language: Language,
  { currency, stakes, nonce }: { currency: string; stakes: readonly string[]; nonce: string },
): string {
  const say = texts[language];
  const [least, most] = lottery.of === 0 ? [0, 9] : [1, lottery.of];
  const choices = choicesOf(lottery);
  const config: LotteryConfig = { currency, stakes, choices, least, most, say };
  const options = Array.from({ length: most - least + 1 }, (_, index) => {
    const number = String(least + index);
    return `<option value="${number}">${lottery.of === 0 ? number : number.padStart(2, '0')}</option>`;
  }).join('');
  const fields = Array.from({ length: choices }, (_, index) => {
    const label = fill(say.number, { n: String(index + 1) });
    return `<select name="number" aria-label="${label}">${options}</select>`;
  }).join('');
  const amounts = stakes
    .map(
      (stake, index) =>
        `<label><input type="radio" name="stake" value="${stake}"${index === 1 ? ' checked' : ''}><span>${currency}${stake}</span></label>`,
    )
    .join('');
  const prizes = prizesOf(lottery)
    .map(({ matches, tenths }) => {
      const times = String(Number(tenths) / 10).replace(/\B(?=(\d{3})+$)/g, ',');
      return `<li>${fill(say.prize, { matches: String(matches), times })}</li>`;
    })
    .join('');
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${lottery.name[language]}</title>
<style nonce="${nonce}">${lotteryStyles}</style>
<main>
  <p class="mark"><b>${say.demo}</b> ${say.playMoney}</p>
  <h1>${lottery.name[language]}</h1>
  <p id="draw"></p>
  <p>${say.lastNumbers} <b id="last"></b></p>
  <fieldset><legend>${say.yourNumbers}</legend>${fields}</fieldset>
  <button id="pick" class="quiet" type="button">${say.quickPick}</button>
  <fieldset><legend>${say.stake}</legend>${amounts}</fieldset>
  <p id="status" role="status"></p>
  <p class="balance">${say.balance} <b id="balance"></b></p>
  <button id="buy" type="button"></button>
  <h2>${say.tickets}</h2>
  <p id="none"></p>
  <ul id="tickets"></ul>
  <details><summary>${say.prizes}</summary><ul>${prizes}</ul></details>
</main>
<script nonce="${nonce}">(${lotteryClient.toString()})(${safeJson(config)})</script>
</html>`;
}
