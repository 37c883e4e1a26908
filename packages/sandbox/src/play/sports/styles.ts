/** The styles of a sportsbook: the slip is a sheet at the bottom, and beside the matches where there is room. */
export const bookStyles = `
body[data-part=table] main{width:min(100%,1120px);align-content:start}
#table{grid-template-columns:minmax(0,1fr);justify-items:stretch;align-items:start;padding-block-end:120px}
#board{display:grid;gap:10px;grid-template-columns:minmax(0,1fr)}
[role=tablist]{display:flex;flex-wrap:wrap;gap:6px;padding:6px;border-radius:16px;background:var(--panel)}
[role=tab]{flex:1 1 auto;padding:4px 12px}
[role=tab][aria-selected=true]{background:#fdf6e3;color:#1b2430;font-weight:700}
[role=tabpanel]{display:grid;gap:10px;grid-template-columns:minmax(0,1fr)}
.matches{display:grid;gap:10px}
.matches h2{margin:6px 0 0;width:max-content;max-width:100%;padding:0 12px;border-radius:999px;background:var(--panel)}
.match,.bet,.past{display:grid;gap:8px;padding:12px;border-radius:16px;background:var(--panel)}
.match{grid-template-columns:repeat(auto-fit,minmax(min(100%,260px),1fr))}
.match>:not(.market){grid-column:1/-1}
.bet .facts{grid-template-columns:repeat(auto-fit,minmax(min(100%,260px),1fr));column-gap:24px}
h3{font-size:17px;line-height:1.5}
.match .soft,#legs .soft,.bet .soft,.past .soft{font-size:14px}
.market{display:grid;gap:4px;grid-template-rows:auto 1fr}
.row{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,80px),1fr));gap:6px}
.odds{display:grid;justify-items:center;align-content:center;min-height:60px;padding:5px 6px 1px;line-height:1.35;font-size:14px;overflow-wrap:anywhere}
.odds b{font-size:16px}
small{display:block;font-size:12px}
.odds small{min-height:15px;line-height:15px}
.past ul{display:grid;gap:8px;padding:0;list-style:none}
.zone{padding:2px 12px;justify-self:start;border-radius:999px;background:var(--panel);font-size:14px}
#bets{display:grid;gap:10px;padding:0;list-style:none}
.bet ul{display:grid;gap:8px;padding:0;list-style:none}
.bet li>*{display:block}
.state{width:max-content;padding:0 10px;border-radius:999px;border:1px solid #b9b4a6;font-weight:700}
.state.won,.soft.won{color:#b7e4b0}
#slip{position:fixed;inset-inline:0;inset-block-end:0;z-index:2;display:grid;gap:8px;max-height:88vh;overflow:auto;scroll-padding-block-end:120px;padding:8px 12px;background:var(--panel);border-block-start:2px solid #f4b740;box-shadow:0 -8px 24px #0006}
#slip #status{width:100%!important;min-height:0;padding:0 4px;text-align:start}
#status:empty,#limit:empty{margin-block-end:-8px}
#slip h2{margin:0}
#slipToggle{display:flex;gap:10px;align-items:center;justify-content:space-between;width:100%;min-height:52px;font-weight:700}
#slipToggle::after{content:"▲";font-size:12px}
#slipToggle[aria-expanded=true]::after{content:"▼"}
#slipBody,#slipFull{display:grid;gap:10px}
#legs{display:grid;gap:8px;padding:0;list-style:none}
#legs li{display:grid;grid-template-columns:minmax(0,1fr) 44px;gap:8px;align-items:center;border-block-end:1px dashed #fdf6e340;padding-block-end:6px}
#legs p>*{display:block}
.gone p>span{text-decoration:line-through}
.gone small{color:#ffc1b3}
.remove{font-size:20px}
.go{position:sticky;inset-block-end:0;display:grid;gap:8px;background:var(--panel);box-shadow:0 0 0 8px var(--panel)}
fieldset{border:1px solid #b9b4a6;border-radius:8px;padding:4px 10px}
fieldset label{display:flex;gap:10px;align-items:center;min-height:44px}
input[type=radio]{width:22px;height:22px;flex:none;accent-color:#f4b740}
#limit{color:#ffc1b3}
#rules{justify-self:start;padding-inline:20px;background:var(--panel)}
@media(max-width:899px){
html{scroll-padding-block-end:140px}
#slip:not([data-open=true]) #slipBody,#slipTitle{display:none}
}
@media(min-width:900px){
#table{grid-template-columns:minmax(0,1fr) 360px;gap:16px;padding-block-end:24px}
#slip{position:sticky;inset:auto;inset-block-start:12px;max-height:calc(100vh - 24px);padding:16px;border:2px solid #f4b740;border-radius:20px;box-shadow:none}
#slipToggle{display:none}
}
`;
