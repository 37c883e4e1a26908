import type { Look } from '../../catalogue/catalogue.ts';
import type { Language } from '../../catalogue/language.ts';
import type { DeskConfig } from '../client/answers.ts';
import { deskClient } from '../client/desk.ts';
import { drawWatch } from '../client/draw-watch.ts';
import { rove } from '../client/rove.ts';
import { stakeField } from '../client/stake-field.ts';
import { visitWatch } from '../client/visit-watch.ts';
import { wordsOf } from '../client/words.ts';
import bn from '../messages.bn.json' with { type: 'json' };
import en from '../messages.en.json' with { type: 'json' };
import { readAmount } from './amount.ts';
import { escapeHtml, fill, safeJson } from './html.ts';
import { percentOf } from './ratio.ts';
import { kitStyles } from './styles.ts';
import type { Parts, Say, Table } from './table.ts';

const texts: Readonly<Record<Language, Say>> = { bn, en };

/** The texts of the game pages. */
export const gameTexts = (language: Language): Say => texts[language];

/** What a game page needs besides its rounds. */
export interface PageInput {
  readonly title: string;
  readonly language: Language;
  /** Address of the cover. */
  readonly cover: string;
  readonly look: Look;
  readonly table: Table;
  readonly config: Omit<DeskConfig, 'say'>;
  readonly nonce: string;
}

/** Texts that only the server writes into the page. */
const fixed = /^(?:symbol|suit|rank|money|slot\.(?:equal|reels|lines)|\w+\.(?:rules|pay|fact))/;

/** The texts that the script of a game speaks: those of every game, and its own. */
function spokenIn(say: Say, name: Parts['name']): Say {
  const ofAll = /^(?:[^.]+$|stake\.|check\.)/;
  const isSpoken = (key: string) =>
    !fixed.test(key) && (ofAll.test(key) || key.startsWith(`${name}.`));
  return Object.fromEntries(Object.entries(say).filter(([key]) => isSpoken(key)));
}

/** The document of a game: start screen with rules and return, the game itself, and the reality check. */
export function gamePage(input: PageInput): string {
  const { title, language, cover, look, table, config, nonce } = input;
  const say = texts[language];
  const kit = { wordsOf, stakeField, visitWatch, drawWatch, rove, readAmount };
  const written = Object.entries(kit).map(([part, code]) => `${part}:${code.toString()}`);
  const name = escapeHtml(title);
  const money = (amount: string) => config.currency + amount.replace(/\B(?=(\d{3})+\.)/g, ',');
  const range = `${money(config.least)} – ${money(config.most)}`;
  const parts = table.parts(say, { language, range });
  const facts = [[say.rtp, `${percentOf(table.back)}%`], [say.stakes, range], ...parts.facts].map(
    ([label, value]) => `<div><dt>${label}</dt><dd>${value}</dd></div>`,
  );
  const quick = config.steps
    .filter((_, index) => index < 6 && index !== 4)
    .map(
      (stake) =>
        `<button type="button" data-stake="${stake}" aria-label="${fill(say.stakeOf ?? '', { amount: money(stake) })}">${money(stake).slice(config.currency.length).replace(/\.00$/, '')}</button>`,
    );
  const mark = `<p class="mark"><b>${say.demo}</b><span>${say.playMoney}</span></p>`;
  const figure = (label: string | undefined, id: string) =>
    `<div><dt>${label}</dt><dd id="${id}"></dd></div>`;
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name}</title>
<style nonce="${nonce}">${kitStyles(look.palette, cover)}${parts.styles}</style>
<header id="bar" hidden><strong>${name}</strong><dl>${figure(say.session, 'clock')}${figure(say.net, 'net')}${figure(say.balance, 'balance')}</dl></header>
<main>
${mark}
<section id="start" class="sheet">
<div class="lead"><img src="${cover}" alt=""><h1>${name}</h1></div>
<p>${parts.rules}</p>
<dl class="facts">${facts.join('')}</dl>
<p class="soft">${say.demoNote}</p>
<button id="begin" class="main" type="button">${say.begin}</button>
<details><summary>${say.payDetails}</summary>${parts.payTable}<p class="soft">${say.fair}</p></details>
</section>
<section id="table" class="${parts.name}" hidden>
<h1>${name}</h1>
${parts.stage}
<p id="status" role="status">${say[`${parts.name}.ready`] ?? say.ready}</p>
<div class="desk">
<div class="stake"><label for="stake">${parts.stakeLabel ?? say.stake}</label><button type="button" data-stake="less" aria-label="${say.less}">−</button><input id="stake" inputmode="decimal" autocomplete="off" maxlength="24" aria-describedby="range wrong"><button type="button" data-stake="more" aria-label="${say.more}">+</button><span id="range" class="soft">${range}</span></div>
<p id="wrong" role="alert"></p>
<div class="quick" role="group" aria-label="${say.quick}">${quick.join('')}</div>
<button id="play" class="main" type="button"></button>
<button id="rules" type="button">${say.rules}</button>
</div>
${parts.below ?? ''}
</section>
<section id="rest" class="sheet" hidden><h2>${say.restTitle}</h2><p>${say.restBody}</p><button id="again" type="button">${say.goOn}</button></section>
</main>
<dialog id="check" role="alertdialog" aria-labelledby="checkTitle" aria-describedby="checkTime"><h2 id="checkTitle">${say.checkTitle}</h2><p id="checkTime"></p><dl class="facts">${figure(say.net, 'checkNet')}${figure(say.staked, 'checkStaked')}${figure(say.paid, 'checkPaid')}</dl><div class="two"><button id="goOn" type="button">${say.goOn}</button><button id="stop" type="button">${say.stopNow}</button></div></dialog>
<script nonce="${nonce}">(${deskClient.toString()})(${safeJson({ ...config, say: spokenIn(say, parts.name) })},{${written.join(',')}},${parts.view})</script>
</html>`;
}
