import type { Look } from '../../catalogue/catalogue.ts';
import type { Language } from '../../catalogue/language.ts';
import { makeSender } from '../client/sender.ts';
import { stakeField } from '../client/stake-field.ts';
import { visitWatch } from '../client/visit-watch.ts';
import { wordsOf } from '../client/words.ts';
import { readAmount } from '../kit/amount.ts';
import { factsOf, figure, framePage, shownStakes, stakeControls } from '../kit/frame.ts';
import { fill, safeJson } from '../kit/html.ts';
import { gameTexts } from '../kit/page.ts';
import { percentOf, type Ratio } from '../kit/ratio.ts';
import type { Say } from '../kit/table.ts';
import type { BookConfig } from './client/answers.ts';
import { betList } from './client/bet-list.ts';
import { bookClient } from './client/book.ts';
import { make } from './client/make.ts';
import { matchList } from './client/match-list.ts';
import { makeSheet } from './client/sheet.ts';
import { slipPanel } from './client/slip-panel.ts';
import { makeTabs } from './client/tabs.ts';
import { margin } from './odds.ts';
import { payoutOf } from './payout.ts';
import { bookStyles } from './styles.ts';
import { bookTexts } from './texts.ts';
import { type BookType, sportsOf } from './world.ts';

/** What the page of a sportsbook needs. */
export interface BookPageInput {
  readonly title: string;
  readonly language: Language;
  /** Address of the cover. */
  readonly cover: string;
  readonly look: Look;
  readonly type: BookType;
  /** The average return of the odds that are offered now. */
  readonly back: Ratio;
  readonly config: Omit<BookConfig, 'say'>;
  readonly nonce: string;
}

/** Texts that only the server writes into the page. */
const fixed =
  /^(?:begin|rules\.|invented|margin|back|most|how|zone|tabs|today|tomorrow|market\.|pick\.|started|running|slip|problem\.|refused)/;

/** Texts of the other games that the script uses too. */
const shared = /^(?:bet|placeBet|tryAgain|ended|stake|stake\.(?:text|low|high)|check\.time)$/;

const parts = {
  ...{ wordsOf, stakeField, visitWatch, readAmount, payoutOf },
  ...{ make, makeSender, makeSheet, makeTabs, matchList, slipPanel, betList },
};
const kit = Object.entries(parts).map(([name, part]) => `${name}:${part.toString()}`);

const pick = (say: Say, wanted: (key: string) => boolean): Say =>
  Object.fromEntries(Object.entries(say).filter(([key]) => wanted(key)));

/** The document of a sportsbook: start screen with rules and return, matches, slip and bets, and the reality check. */
export function bookPage(input: BookPageInput): string {
  const { language, look, type, back, config } = input;
  const say = gameTexts(language);
  const own = bookTexts(language);
  const spoken = {
    ...pick(say, (key) => shared.test(key)),
    ...pick(own, (key) => !fixed.test(key)),
  };
  const stakes = shownStakes(say, config);
  const facts = [
    [own.back, `${percentOf(back)}%`],
    [own.margin, `${margin}%`],
    [say.stakes, stakes.range],
    [own.mostPayout, stakes.money(config.mostPayout)],
    [own.mostLegs, String(config.mostLegs)],
  ] as const;
  const sports = sportsOf(type);
  // The sport on the cover is open first.
  const first = sports.find(({ id }) => look.subject.endsWith(`.${id}`)) ?? sports[0];
  const tab = (id: string, label: string, isOpen: boolean) =>
    `<button type="button" role="tab" id="tab-${id}" aria-controls="panel-${id}" aria-selected="${isOpen}" tabindex="${isOpen ? 0 : -1}">${label}</button>`;
  const tabs = sports.map((sport) => tab(sport.id, sport.name[language], sport === first));
  const panels = sports.map(
    (sport) =>
      `<div role="tabpanel" id="panel-${sport.id}" aria-labelledby="tab-${sport.id}" data-sport="${sport.id}" tabindex="-1"${sport === first ? '' : ' hidden'}><div class="matches"></div><details class="past"><summary>${own.startedTitle}</summary><ul class="started"></ul></details></div>`,
  );
  return framePage({
    ...input,
    say,
    styles: bookStyles,
    start: `<p>${own[`rules.${type}`]}</p>
<p class="soft">${own.invented} ${own.zone}</p>
<dl class="facts">${factsOf(facts)}</dl>
<p class="soft">${say.demoNote}</p>
<button id="begin" class="main" type="button">${own.begin}</button>
<details><summary>${own.howTitle}</summary><p>${fill(own.how ?? '', { margin })}</p></details>`,
    game: {
      html: `<div id="board">
<div role="tablist" aria-label="${own.tabs}">${tabs.join('')}${tab('bets', `${own.bets} <span id="openBets"></span>`, false)}</div>
${panels.join('')}<div role="tabpanel" id="panel-bets" aria-labelledby="tab-bets" tabindex="-1" hidden><p id="noBets" class="match">${own.noBets}</p><ul id="bets"></ul></div>
<p class="zone soft">${own.zone}</p>
<button id="rules" type="button">${say.rules}</button>
</div>
<aside id="slip" aria-labelledby="slipTitle" data-open="false">
<p id="status" role="status" tabindex="-1"></p>
<h2 id="slipTitle">${own.slip}</h2>
<button id="slipToggle" type="button" aria-expanded="false" aria-controls="slipBody"><span>${own.slip} (<span id="slipCount">0</span>)</span><span id="slipOdds"></span></button>
<div id="slipBody">
<p id="slipEmpty" tabindex="-1">${own.empty}</p>
<div id="slipFull" hidden>
<ul id="legs"></ul>
<fieldset id="kinds" hidden><legend>${own.kind}</legend><label><input type="radio" name="kind" value="multiple" checked>${own.multiple}</label><label><input type="radio" name="kind" value="single">${own.single}</label></fieldset>
${stakeControls(say, stakes)}
<dl class="facts">${figure(own.odds, 'totalOdds')}${figure(own.totalStake, 'totalStake')}</dl>
<div class="go">
<p id="limit" aria-live="polite"></p>
<dl class="facts">${figure(own.payout, 'payout')}</dl>
<button id="play" class="main" type="button"></button>
</div>
<button id="clear" type="button">${own.clear}</button>
</div>
</div>
</aside>`,
    },
    script: `(${bookClient.toString()})(${safeJson({ ...config, say: spoken })},{${kit.join(',')}})`,
  });
}
