import type { Look } from '../../catalogue/catalogue.ts';
import type { Language } from '../../catalogue/language.ts';
import type { DeskConfig } from '../client/answers.ts';
import { deskClient } from '../client/desk.ts';
import { drawWatch } from '../client/draw-watch.ts';
import { rove } from '../client/rove.ts';
import { makeSender } from '../client/sender.ts';
import { stakeField } from '../client/stake-field.ts';
import { visitWatch } from '../client/visit-watch.ts';
import { wordsOf } from '../client/words.ts';
import bn from '../messages.bn.json' with { type: 'json' };
import en from '../messages.en.json' with { type: 'json' };
import { readAmount } from './amount.ts';
import { factsOf, framePage, shownStakes, stakeControls } from './frame.ts';
import { safeJson } from './html.ts';
import { percentOf } from './ratio.ts';
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
  const { language, table, config } = input;
  const say = texts[language];
  const kit = { wordsOf, stakeField, visitWatch, drawWatch, rove, readAmount, makeSender };
  const written = Object.entries(kit).map(([part, code]) => `${part}:${code.toString()}`);
  const stakes = shownStakes(say, config);
  const parts = table.parts(say, { language, range: stakes.range });
  const facts = [
    [say.rtp, `${percentOf(table.back)}%`],
    [say.stakes, stakes.range],
    ...parts.facts,
  ] as const;
  return framePage({
    ...input,
    say,
    styles: parts.styles,
    start: `<p>${parts.rules}</p>
<dl class="facts">${factsOf(facts)}</dl>
<p class="soft">${say.demoNote}</p>
<button id="begin" class="main" type="button">${say.begin}</button>
<details><summary>${say.payDetails}</summary>${parts.payTable}<p class="soft">${say.fair}</p></details>`,
    game: {
      className: parts.name,
      html: `${parts.stage}
<p id="status" role="status">${say[`${parts.name}.ready`] ?? say.ready}</p>
<div class="desk">
${stakeControls(say, stakes, parts.stakeLabel ?? say.stake)}
<button id="play" class="main" type="button"></button>
<button id="rules" type="button">${say.rules}</button>
</div>
${parts.below ?? ''}`,
    },
    script: `(${deskClient.toString()})(${safeJson({ ...config, say: spokenIn(say, parts.name) })},{${written.join(',')}},${parts.view})`,
  });
}
