import type { Look } from '../../catalogue/catalogue.ts';
import type { Language } from '../../catalogue/language.ts';
import { escapeHtml, fill } from './html.ts';
import { kitStyles } from './styles.ts';
import type { Say } from './table.ts';

/** What is around every game: a bar with time and money, the start screen, the rest after "stop", the reality check. */
export interface FrameInput {
  readonly title: string;
  readonly language: Language;
  /** Address of the cover. */
  readonly cover: string;
  readonly look: Look;
  readonly nonce: string;
  readonly say: Say;
  /** Styles of the game, after those of the kit. */
  readonly styles: string;
  /** HTML of the start screen below the name. */
  readonly start: string;
  /** HTML of the game below its heading, and a class for its styles. */
  readonly game: { readonly html: string; readonly className?: string };
  /** The script of the page. */
  readonly script: string;
}

/** A figure with its name, as a part of a `dl`. The script fills it in. */
export const figure = (label: string | undefined, id: string): string =>
  `<div><dt>${label}</dt><dd id="${id}"></dd></div>`;

/** Facts of the start screen, as the parts of a `dl`. */
export const factsOf = (facts: readonly (readonly [string | undefined, string])[]): string =>
  facts.map(([label, value]) => `<div><dt>${label}</dt><dd>${value}</dd></div>`).join('');

/** The stakes of a game as its page shows them. */
export interface ShownStakes {
  /** The lowest and the highest stake: `৳10.00 – ৳5,000.00`. */
  readonly range: string;
  /** Buttons of some stakes. */
  readonly quick: string;
  /** Writes an amount with the currency. */
  readonly money: (amount: string) => string;
}

/** Writes the stakes of a configuration. */
export function shownStakes(
  say: Say,
  config: {
    readonly currency: string;
    readonly least: string;
    readonly most: string;
    readonly steps: readonly string[];
  },
): ShownStakes {
  const { currency, least, most, steps } = config;
  const money = (amount: string) => currency + amount.replace(/\B(?=(\d{3})+\.)/g, ',');
  const quick = steps
    .filter((_, index) => index < 6 && index !== 4)
    .map((stake) => {
      const label = fill(say.stakeOf ?? '', { amount: money(stake) });
      const text = money(stake).slice(currency.length).replace(/\.00$/, '');
      return `<button type="button" data-stake="${stake}" aria-label="${label}">${text}</button>`;
    });
  return { money, range: `${money(least)} – ${money(most)}`, quick: quick.join('') };
}

/** The field of the stake with its buttons, its error and some stakes to press. */
export const stakeControls = (
  say: Say,
  { range, quick }: Pick<ShownStakes, 'range' | 'quick'>,
  label = say.stake,
): string => `<div class="stake"><label for="stake">${label}</label><button type="button" data-stake="less" aria-label="${say.less}">−</button><input id="stake" inputmode="decimal" autocomplete="off" maxlength="24" aria-describedby="range wrong"><button type="button" data-stake="more" aria-label="${say.more}">+</button><span id="range" class="soft">${range}</span></div>
<p id="wrong" role="alert"></p>
<div class="quick" role="group" aria-label="${say.quick}">${quick}</div>`;

/** The document of a game in its frame. */
export function framePage(input: FrameInput): string {
  const { language, cover, look, nonce, say, styles, start, game, script } = input;
  const name = escapeHtml(input.title);
  const className = game.className ? ` class="${game.className}"` : '';
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name}</title>
<style nonce="${nonce}">${kitStyles(look.palette, cover)}${styles}</style>
<header id="bar" hidden><strong>${name}</strong><dl>${figure(say.session, 'clock')}${figure(say.net, 'net')}${figure(say.balance, 'balance')}</dl></header>
<main>
<p class="mark"><b>${say.demo}</b><span>${say.playMoney}</span></p>
<section id="start" class="sheet">
<div class="lead"><img src="${cover}" alt=""><h1>${name}</h1></div>
${start}
</section>
<section id="table"${className} hidden>
<h1>${name}</h1>
${game.html}
</section>
<section id="rest" class="sheet" hidden><h2>${say.restTitle}</h2><p>${say.restBody}</p><button id="again" type="button">${say.goOn}</button></section>
</main>
<dialog id="check" role="alertdialog" aria-labelledby="checkTitle" aria-describedby="checkTime"><h2 id="checkTitle">${say.checkTitle}</h2><p id="checkTime"></p><dl class="facts">${figure(say.net, 'checkNet')}${figure(say.staked, 'checkStaked')}${figure(say.paid, 'checkPaid')}</dl><div class="two"><button id="goOn" type="button">${say.goOn}</button><button id="stop" type="button">${say.stopNow}</button></div></dialog>
<script nonce="${nonce}">${script}</script>
</html>`;
}
