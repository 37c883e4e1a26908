/** The styles of a lottery. */
export const lotteryStyles = `
.stage,.list{display:grid;gap:10px;padding:10px 6px;border-radius:20px;background:var(--panel)}
.list{padding:14px;gap:6px;align-content:start}
.list h2{margin-block:0}
.draw{padding-inline:8px;font-variant-numeric:tabular-nums}
.draw p{display:flex;flex-wrap:wrap;gap:2px 12px;justify-content:space-between}
.grid{display:grid;gap:4px;grid-template-columns:repeat(auto-fill,minmax(44px,1fr))}
.grid.of-digits,.grid.of-race{grid-template-columns:repeat(5,minmax(0,1fr))}
.grid button{padding:0;border-radius:999px;font-weight:700;font-variant-numeric:tabular-nums}
.grid [aria-pressed=true]{background:#f4b740;color:#301d00;border-color:#fffaf0;box-shadow:inset 0 0 0 2px #301d00}
.typed{display:grid;grid-template-columns:minmax(0,1fr) minmax(110px,1fr) auto;gap:8px;align-items:center;padding-inline:8px}
#digits{min-height:44px;min-width:0;border:1px solid #b9b4a6;border-radius:8px;background:#fffaf0;color:#1b2430;font:inherit;font-weight:700;letter-spacing:.35em;text-align:center}
.typed button,.tools button{padding-inline:14px}
.tools{display:flex;flex-wrap:wrap;gap:8px;align-items:center;padding-inline:8px}
.tools span{flex:1 0 100%}
.tools button{flex:1 1 auto}
.list ul,.list ol{padding:0;list-style:none;display:grid}
.list li{display:flex;flex-wrap:wrap;gap:4px 10px;align-items:center;padding-block:7px;border-block-end:1px solid #fdf6e326;font-variant-numeric:tabular-nums}
.no{min-width:92px}
.balls{display:flex;flex-wrap:wrap;gap:4px}
.balls b{min-width:30px;height:30px;display:grid;place-items:center;padding-inline:4px;border-radius:999px;background:#fdf6e3;color:#1b2430;font-size:14px}
.balls .hit{background:#f4b740;color:#301d00;box-shadow:0 0 0 2px #fffaf0}
.list .won{font-weight:700}
.list .lost,.list .waiting{color:var(--soft)}
.list.of-race .balls{gap:3px}
.list.of-race b{min-width:27px;height:27px;padding:0;font-size:13px}
@media (min-width:600px){
.tools span{flex:1}
.tools button{flex:none}
}
@media (min-width:1000px){
main:has(.lottery:not([hidden])){width:min(100%,1080px)}
#table.lottery{grid-template:"stage status" auto "stage desk" auto "tickets past" auto/minmax(0,1fr) minmax(0,400px);align-items:start}
.lottery .stage{grid-area:stage;padding:14px}
.lottery #status{grid-area:status;width:100%!important}
.lottery .desk{grid-area:desk}
}
`;
