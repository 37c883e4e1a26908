/** The styles of the live table. */
export const rouletteStyles = `
.sr,#past span{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
#phase{position:sticky;inset-block-start:0;z-index:2;display:flex;gap:8px;justify-content:space-between;align-items:center;min-height:44px;padding:4px 14px;border-radius:12px;background:var(--panel);border:2px solid #f4b740}
#timer{font-variant-numeric:tabular-nums}
.stage{display:grid;gap:12px;padding:12px;border-radius:20px;background:var(--panel)}
.room{display:grid;gap:8px;align-content:start}
.room h2{margin-block:4px 0}
.dealer{display:flex;gap:12px;align-items:center}
.dealer p{display:grid}
.figure{width:64px;flex:none}
.wheel{display:block;width:min(100%,250px);margin-inline:auto}
.wheel text{fill:#fff;font:700 9px/1 system-ui,sans-serif;text-anchor:middle}
#past{display:flex;flex-wrap:wrap;gap:4px;padding:0;list-style:none;min-height:32px}
#past li{min-width:32px;height:32px;display:grid;place-items:center;border-radius:8px;font-weight:700;font-variant-numeric:tabular-nums;border:1px solid #fdf6e340}
.red{background:#b3262e;color:#fff}
.black{background:#1b2430;color:#fff}
.green{background:#14704a;color:#fff}
.felt{display:grid;gap:4px;grid-template:". . zero" auto "halves dozens numbers" auto ". . columns" auto/1fr 1fr 3.2fr}
.felt>div{display:grid;gap:4px}
.zero{grid-area:zero}
.numbers{grid-area:numbers;grid-template-columns:repeat(3,minmax(0,1fr))}
.columns{grid-area:columns;grid-template-columns:repeat(3,minmax(0,1fr))}
.dozens{grid-area:dozens;font-size:14px}
.halves{grid-area:halves;font-size:14px}
.felt button{position:relative;padding:2px 0;white-space:nowrap;font-weight:700;font-variant-numeric:tabular-nums;border-color:#fdf6e380;line-height:1.3}
.felt .red{background:#b3262e;color:#fff}
.felt .black{background:#1b2430;color:#fff}
.felt .green{background:#14704a;color:#fff}
.felt[aria-disabled=true] button{opacity:.75;cursor:default}
.felt i{position:absolute;z-index:1;inset-block-start:-5px;inset-inline-end:-3px;min-width:22px;height:22px;border-radius:999px;background:#f4b740;color:#301d00;border:2px dashed #fffaf0;font:700 12px/18px system-ui,sans-serif;text-align:center}
.felt .won{outline:3px solid #ffd36b;outline-offset:-3px}
.felt button:focus-visible{outline:3px solid #fff;outline-offset:1px;z-index:1}
.tools{display:flex;flex-wrap:wrap;gap:8px;align-items:center}
.tools span{flex:1 0 100%;font-variant-numeric:tabular-nums}
.tools button{flex:1 1 auto;padding-inline:14px}
#phase:not([data-phase=betting])~.desk .main{opacity:.75}
@media (max-width:339px){.dozens,.halves{font-size:13px}}
@media (min-width:760px){
main:has(.roulette:not([hidden])){width:min(100%,1120px)}
.stage{grid-template:"room wheel" auto "felt felt" auto "tools tools" auto/1fr minmax(220px,320px)}
.wheel{grid-area:wheel;width:100%}
.room{grid-area:room}
.felt{grid-area:felt;grid-template:"zero numbers columns" auto ". dozens ." auto ". halves ." auto/52px 1fr 60px}
.tools{grid-area:tools}
.tools span{flex:1}
.tools button{flex:none}
.numbers{grid-template:repeat(3,44px)/repeat(12,minmax(0,1fr));grid-auto-flow:column}
.columns{grid-template-columns:none}
.dozens{grid-template-columns:repeat(3,1fr)}
.halves{grid-template-columns:repeat(6,1fr)}
}
@media (min-width:1080px){
#table.roulette{grid-template:"phase phase" auto "stage status" auto "stage desk" 1fr/minmax(0,1fr) 340px;align-items:start}
.roulette #phase{grid-area:phase}
.roulette .stage{grid-area:stage}
.roulette #status{grid-area:status;width:100%!important;min-height:5.6em}
.roulette .desk{grid-area:desk}
}
`;
