import type { Palette } from '../../art/palettes.ts';

/** A colour between two colours `#rrggbb`; `share` of the second. */
export function mix(one: string, other: string, share: number): string {
  const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  const part = (at: number) =>
    Math.round(channel(one, at) * (1 - share) + channel(other, at) * share)
      .toString(16)
      .padStart(2, '0');
  return `#${part(1)}${part(3)}${part(5)}`;
}

/** The font of the pages in the frame, for devices without one for Bengali. */
export const fontFace = `@font-face{font-family:"Parlour Game";src:local("Noto Sans Bengali"),local("Nirmala UI"),local("Kohinoor Bangla"),local("Bangla Sangam MN"),url(/play/fonts/bengali.woff2) format("woff2");unicode-range:U+0951-0952,U+0964-0965,U+0980-09FE,U+200C-200D,U+20B9,U+25CC}`;

/** The darkest colour of a game's page: text on it is legible whatever the palette. */
export const panelOf = ({ deep }: Palette): string => mix(deep, '#000000', 0.45);

/** The styles of a game page, in the palette of the game's cover. */
export const kitStyles = (palette: Palette, cover: string): string => `${fontFace}
:root{--deep:${mix(palette.deep, '#000000', 0.15)};--panel:${panelOf(palette)};--base:${palette.base};--ink:#fdf6e3;--soft:#e6dfcf}
*{box-sizing:border-box;margin:0}
[hidden]{display:none!important}
html{background:var(--panel)}
body{min-height:100vh;display:flex;flex-direction:column;color:var(--ink);font:16px/1.6 "Parlour Game","Noto Sans",system-ui,sans-serif;background:linear-gradient(${palette.deep}66,${palette.deep}cc),url(${cover}) center/cover fixed var(--deep)}
main{flex:1;display:grid;gap:12px;width:min(100%,720px);margin-inline:auto;padding:12px;align-content:center;justify-items:center}
main>*{width:100%}
#bar{display:flex;flex-wrap:wrap;gap:4px 20px;align-items:center;padding:10px 16px;background:var(--panel)}
#bar strong{margin-inline-end:auto}
#bar dl{display:flex;flex-wrap:wrap;gap:4px 20px}
#bar div{display:flex;gap:6px}
dd,b{font-weight:700;font-variant-numeric:tabular-nums}
dt,.soft{color:var(--soft)}
.mark{width:auto;padding:4px 14px;border-radius:999px;background:var(--panel);font-size:14px}
.mark b{background:#f4b740;color:#301d00;border-radius:4px;padding:2px 8px;margin-inline-end:6px}
.sheet{display:grid;gap:14px;width:min(100%,460px);padding:18px;border-radius:20px;background:var(--panel)}
.lead{display:flex;gap:14px;align-items:center}
.lead img{width:84px;height:112px;object-fit:cover;border-radius:12px;flex:none}
h1{font-size:22px;line-height:1.45;text-wrap:balance}
h2{font-size:16px;margin-block:12px 6px}
#table{display:grid;gap:10px;justify-items:center}
#table>*{width:100%}
#table h1{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.facts{display:grid;gap:6px}
.facts div{display:flex;justify-content:space-between;gap:12px;border-block-end:1px dashed #fdf6e340;padding-block-end:6px}
.desk{display:grid;gap:8px;width:min(100%,460px)!important;padding:12px;border-radius:20px;background:var(--panel)}
.stake{display:grid;grid-template-columns:minmax(0,1fr) 48px minmax(84px,120px) 48px;gap:6px 8px;align-items:center}
.stake label{line-height:1.4}
#stake{width:100%;min-height:44px;border:1px solid #b9b4a6;border-radius:8px;background:#fffaf0;color:#1b2430;font:inherit;font-weight:700;font-variant-numeric:tabular-nums;text-align:center}
#stake[aria-invalid=true]{border:2px solid #ff9d8a}
#range{grid-column:1/-1;font-size:13px}
#wrong{color:#ffc1b3}
#status{min-height:3.2em;width:min(100%,560px)!important;padding:2px 10px;border-radius:12px;background:var(--panel);text-align:center;display:grid;align-content:center;text-wrap:pretty}
button{min-height:44px;border:1px solid #b9b4a6;border-radius:8px;background:transparent;color:inherit;font:inherit;cursor:pointer;padding:4px 8px}
button:disabled{opacity:.55;cursor:default}
.main{min-height:52px;border:0;background:#f4b740;color:#301d00;font-weight:700}
.main[aria-busy],.main[aria-disabled=true]{opacity:.75;cursor:default}
.quick{display:grid;grid-template-columns:repeat(auto-fit,minmax(52px,1fr));gap:6px}
.quick button{padding:4px 2px;font-variant-numeric:tabular-nums}
[aria-pressed=true]{background:#fdf6e3;color:#1b2430;font-weight:700}
:focus-visible{outline:2px solid #fff;outline-offset:2px}
.main:focus-visible,#stake:focus-visible{box-shadow:0 0 0 5px #1b2430}
summary{min-height:44px;display:list-item;padding-block:9px;cursor:pointer}
table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}
caption{text-align:start;padding-block-end:6px;color:var(--soft)}
th,td{text-align:end;padding:6px 4px;font-weight:400;border-block-end:1px solid #fdf6e326}
tbody th,thead th:first-child{text-align:start}
dialog{margin:auto;width:min(100% - 24px,400px);padding:20px;border:0;border-radius:20px;background:#fffaf0;color:#1b2430}
dialog::backdrop{background:#000b}
dialog .facts div{border-color:#1b243040}
dialog dt{color:#465060}
dialog .two{display:grid;grid-template-columns:repeat(auto-fit,minmax(120px,1fr));gap:10px;margin-block-start:16px}
`;
