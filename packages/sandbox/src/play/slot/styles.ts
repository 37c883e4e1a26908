/** The styles of the reels. */
export const slotStyles = `
.reels{padding:8px;border-radius:20px;background:var(--panel);border:2px solid #f4b740;box-shadow:0 0 0 6px var(--panel);margin:6px auto;width:min(100% - 12px,var(--wide))}
.r5{--wide:min(680px,calc((100vh - 330px)*5/3))}
.r3{--wide:min(430px,calc(100vh - 330px))}
.r3.flat{--wide:430px}
.window{position:relative;display:grid;grid-auto-flow:column;grid-auto-columns:minmax(0,1fr)}
.reel{overflow:hidden;aspect-ratio:1/3}
.flat .reel{aspect-ratio:1}
.reel img{display:block;width:100%;aspect-ratio:1;object-fit:cover;padding:3px;border-radius:13px;border:2px solid transparent}
.reel .won{border-color:#ffd36b;padding:1px}
#marks{position:absolute;inset:0;width:100%;height:100%;pointer-events:none}
#marks polyline{fill:none;stroke:#ffd36b;stroke-width:3;stroke-linecap:round;stroke-dasharray:9 8;vector-effect:non-scaling-stroke;opacity:.85}
.lines{display:grid;grid-template-columns:repeat(auto-fill,minmax(64px,1fr));gap:8px;padding:0 0 0 28px}
.lines svg{display:block;width:40px;border-radius:4px;background:var(--deep)}
.lines polyline{fill:none;stroke:#ffd36b;stroke-width:2;stroke-linejoin:round}
th img{width:44px;height:44px;object-fit:cover;border-radius:8px;display:block}
`;
