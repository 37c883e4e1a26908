/** The styles of the pond. */
export const fishStyles = `
.pond{position:relative;overflow:hidden;border-radius:20px;border:2px solid #f4b740;padding:8px;background:#0b5c6b}
.water{position:absolute;inset:0;width:100%;height:100%}
#pond{position:relative;display:flex;flex-wrap:wrap;justify-content:center;gap:6px;--in-row:3}
#pond button{position:relative;flex:0 0 calc((100% - 6px*(var(--in-row) - 1))/var(--in-row));display:grid;justify-items:center;gap:2px;padding:6px 4px;border:2px solid transparent;border-radius:16px;min-height:92px;align-content:end;background:transparent;color:#fdf6e3;touch-action:manipulation}
#pond [aria-pressed=true]{background:#04283a99;border-color:#fdf6e3;font-weight:400}
#pond [aria-pressed=true] b{color:#ffd36b}
#pond svg{width:min(100%,156px);height:auto}
#pond span{padding-inline:6px;border-radius:999px;background:#04283ad9;font-size:14px;line-height:1.75;white-space:nowrap}
#pond i{position:absolute;inset:6px 10px 34px;border:3px dashed #fdf6e3;border-radius:50%}
#pond [data-end]{border-color:#fdf6e3}
#pond [data-end=caught]{border-color:#ffd36b;border-style:double;border-width:4px;padding:4px 2px}
#pond [data-end=caught] svg{opacity:.3}
#pond button:focus-visible{outline:3px solid #fff;outline-offset:-2px}
#pond+.lily{inset-inline-start:10px}
.lily{position:absolute;inset-block-end:6px;inset-inline-end:10px;width:78px}
#still{position:relative;display:block;margin:8px auto 0;background:#04283ad9;padding-inline:16px}
#still[aria-pressed=true]{background:#fdf6e3}
@media (max-width:339px){#pond{--in-row:2}}
@media (min-width:600px){
#pond{--in-row:4}
#pond span{font-size:16px}
}
@media (prefers-reduced-motion:no-preference){
#pond svg{animation:swim 5s ease-in-out infinite alternate}
#pond button:nth-child(2n) svg{animation-duration:6.4s;animation-delay:-2s}
#pond button:nth-child(3n) svg{animation-duration:7.6s;animation-delay:-4s}
#pond.still svg{animation:none}
}
@media (prefers-reduced-motion:reduce){#still{display:none}}
@keyframes swim{from{transform:translate(-8px,3px)}to{transform:translate(8px,-3px)}}
`;
