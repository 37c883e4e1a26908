import type { Language } from '../catalogue/language.ts';
import { type GameConfig, gameClient } from './client.ts';
import bn from './messages.bn.json' with { type: 'json' };
import en from './messages.en.json' with { type: 'json' };
import { returnToPlayer } from './round.ts';

const texts = { bn, en };

const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** JSON that cannot end the script element around it. */
const safeJson = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');

/** The texts of the game page. */
export const gameTexts = (language: Language): Readonly<Record<string, string>> => texts[language];

/** The HTML document of the demo game. */
export function gamePage(
  title: string,
  language: Language,
  config: GameConfig,
  nonce: string,
): string {
  const say = texts[language];
  const stakes = config.stakes
    .map(
      (stake, index) =>
        `<label><input type="radio" name="stake" value="${stake}"${index === 1 ? ' checked' : ''}><span>${config.currency}${stake}</span></label>`,
    )
    .join('');
  const reels = config.reels
    .map((_, index) => `<img id="reel-${index}" alt="" width="120" height="120">`)
    .join('');
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style nonce="${nonce}">${styles}</style>
<main>
  <p class="mark"><b>${say.demo}</b> ${say.playMoney}</p>
  <h1>${escapeHtml(title)}</h1>
  <div class="reels" role="group" aria-label="${say.reels}">${reels}</div>
  <p id="status" role="status">${say.ready}</p>
  <p class="balance">${say.balance} <b id="balance"></b></p>
  <fieldset><legend>${say.bet}</legend>${stakes}</fieldset>
  <button id="play" type="button"></button>
  <details><summary>${say.rules}</summary><p>${say.rulesText} ${say.rtp}: ${returnToPlayer}%</p></details>
</main>
<script nonce="${nonce}">(${gameClient.toString()})(${safeJson(config)})</script>
</html>`;
}

/** The styles of the pages in the frame. */
export const styles = `
@font-face{font-family:"Parlour Game";src:local("Noto Sans Bengali"),local("Nirmala UI"),local("Kohinoor Bangla"),local("Bangla Sangam MN"),url(/play/fonts/bengali.woff2) format("woff2");unicode-range:U+0951-0952,U+0964-0965,U+0980-09FE,U+200C-200D,U+20B9,U+25CC}
*{box-sizing:border-box;margin:0}
body{min-height:100vh;display:grid;place-items:center;padding:16px;background:#06302f;color:#fdf6e3;font:16px/1.6 "Parlour Game","Noto Sans",system-ui,sans-serif}
main{display:grid;gap:14px;width:min(100%,460px);text-align:center}
h1{font-size:24px;line-height:1.45}
.mark b{background:#f4b740;color:#301d00;border-radius:4px;padding:2px 8px;margin-inline-end:6px}
.reels{display:grid;grid-template-columns:repeat(3,1fr);gap:10px;padding:14px;border-radius:16px;background:#0d5a55}
.reels img{width:100%;height:auto;aspect-ratio:1;border-radius:10px;background:#06302f}
#status{min-height:3.2em}
.balance b{font-variant-numeric:tabular-nums;font-size:20px}
fieldset{border:0;padding:0;display:flex;flex-wrap:wrap;gap:8px;justify-content:center}
legend{padding:0 0 6px;width:100%}
label{position:relative}
input{position:absolute;inset:0;opacity:0;width:100%;height:100%}
label span{display:block;min-width:64px;padding:9px 12px;border:1px solid #a6d9c6;border-radius:999px;font-variant-numeric:tabular-nums}
input:checked+span{background:#fdf6e3;color:#06302f;font-weight:700}
input:focus-visible+span,button:focus-visible,summary:focus-visible{outline:2px solid #fff;outline-offset:2px}
button{min-height:52px;border:0;border-radius:8px;background:#f4b740;color:#301d00;font:inherit;font-weight:700;cursor:pointer}
button[aria-busy]{opacity:.7}
summary{min-height:44px;cursor:pointer}
`;
