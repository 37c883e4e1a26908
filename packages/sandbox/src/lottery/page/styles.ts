import { fontFace } from '../../play/kit/styles.ts';

/** The styles of the page of a lottery. */
export const lotteryStyles = `
${fontFace}
*{box-sizing:border-box;margin:0}
body{min-height:100vh;display:grid;place-items:center;padding:16px;background:#06302f;color:#fdf6e3;font:16px/1.6 "Parlour Game","Noto Sans",system-ui,sans-serif}
main{display:grid;gap:14px;width:min(100%,460px);text-align:center}
h1{font-size:24px;line-height:1.45}
.mark b{background:#f4b740;color:#301d00;border-radius:4px;padding:2px 8px;margin-inline-end:6px}
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
h2{font-size:18px}
select{min-height:48px;min-width:64px;border-radius:8px;border:1px solid #a6d9c6;background:#fdf6e3;color:#06302f;font:inherit;padding-inline:8px}
select:focus-visible{outline:2px solid #fff;outline-offset:2px}
ul{list-style:none;padding:0;display:grid;gap:6px;font-variant-numeric:tabular-nums}
.quiet{background:transparent;color:inherit;border:1px solid #a6d9c6}
`;
