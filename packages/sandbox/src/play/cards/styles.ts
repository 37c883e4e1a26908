/** The styles of the cards and their table. */
export const cardsStyles = `
.sprite{position:absolute;width:0;height:0}
.felt{display:grid;gap:12px;padding:14px;border-radius:20px;background:var(--panel);border:2px solid #f4b740;box-shadow:0 0 0 6px var(--panel);margin:6px auto;width:min(100% - 12px,430px)}
.hand{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:6px 12px;justify-items:center}
.hand p{grid-column:1/-1;min-height:1.6em}
.hand b{font-size:20px;font-variant-numeric:tabular-nums;margin-inline-start:4px}
.card{position:relative;width:min(100%,calc((100vh - 400px)*.36));min-width:84px;max-width:130px;aspect-ratio:5/7;border-radius:10px;background:var(--base);border:2px solid #fdf6e3;display:grid;place-items:center;color:#1b2430}
.card .large{width:72%}
.face{background:#fdf6e3}
.face .large{width:52%}
.face b{position:absolute;inset-block-start:4px;inset-inline-start:8px;line-height:1.3}
.face .small{position:absolute;inset-block-end:8px;inset-inline-end:8px;width:18%}
.red b{color:#c4312f}
`;
