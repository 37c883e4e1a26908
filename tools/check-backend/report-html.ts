/** The report of a check as one page without scripts. */
import type { Called, Finding, Report } from './finding.ts';
import { callsIn, headings, summary, verdict } from './report-text.ts';

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Text in which `code` is marked. */
const marked = (text: string): string => escaped(text).replace(/`([^`]+)`/g, '<code>$1</code>');

const style = `
:root { color-scheme: light dark; --page: #fff; --text: #1c1f23; --quiet: #4d545c; --line: #8a929b; --code: #eef1f4;
  --essential: #a3211b; --part: #7a4a00; --advice: #1f4f8f }
@media (prefers-color-scheme: dark) {
  :root { --page: #15181c; --text: #eceff2; --quiet: #b6bec7; --line: #78818b; --code: #23282e;
    --essential: #ffaaa3; --part: #f5c26b; --advice: #a9cdff } }
body { max-width: 62rem; margin: 0 auto; padding: 1rem; background: var(--page); color: var(--text);
  font: 1rem/1.6 system-ui, sans-serif; overflow-wrap: anywhere }
h1 { font-size: 1.6rem; line-height: 1.3 } h2 { margin-top: 2.5rem } h3 { margin: 0 0 .5rem; font-size: 1rem }
.quiet { color: var(--quiet) } article { margin: 1rem 0; padding: 1rem; border: 1px solid var(--line); border-radius: .5rem }
article.essential { border-inline-start: .4rem solid var(--essential) } article.part { border-inline-start: .4rem solid var(--part) }
article.advice { border-inline-start: .4rem solid var(--advice) }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; margin: 0 } dt { color: var(--quiet) } dd { margin: 0 }
code { padding: 0 .2em; background: var(--code); font: .9em/1.5 ui-monospace, monospace }
pre { margin: .75rem 0 0; padding: .75rem; overflow-x: auto; background: var(--code); border-radius: .25rem }
pre code { padding: 0; overflow-wrap: normal } pre:focus-visible, a:focus-visible { outline: 3px solid var(--advice); outline-offset: 2px }
a { color: var(--advice) } table { width: 100%; border-collapse: collapse } th, td { padding: .4rem .5rem .4rem 0; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top }
@media (max-width: 36rem) { dl { grid-template-columns: 1fr; gap: 0 } dd { margin-bottom: .5rem } .address { display: none } }
`;

function article(finding: Finding, index: number): string {
  const { weight, place, got, need, sees, solve, code } = finding;
  const name = `${callsIn(finding)}: ${place}`;
  const sights = sees
    .split('\n')
    .map((line) => marked(line))
    .join('<br>');
  const example =
    code === undefined
      ? ''
      : `<pre tabindex="0" role="region" aria-label="Code for ${escaped(name)}"><code>${escaped(code)}</code></pre>`;
  return `<article class="${weight}" aria-labelledby="${weight}-${index}">
<h3 id="${weight}-${index}"><code>${escaped(callsIn(finding))}</code> <code>${escaped(place)}</code></h3>
<dl><dt>What we got</dt><dd>${marked(got)}</dd><dt>What the site needs</dt><dd>${marked(need)}</dd>
<dt>What a player sees</dt><dd>${sights}</dd><dt>What solves it</dt><dd>${marked(solve)}</dd></dl>${example}
</article>`;
}

const row = ({ call, area, address, result, ms }: Called): string =>
  `<tr><td>${escaped(area)}</td><th scope="row"><code>${escaped(call)}</code></th><td class="address"><code>${escaped(address)}</code></td><td>${result}</td><td>${ms === null ? '' : `${ms} ms`}</td></tr>`;

/** The page of a report. */
export function reportPage(report: Report): string {
  const { source, calls, findings } = report;
  const sections = (['essential', 'part', 'advice'] as const).map((weight) => {
    const found = findings.filter((finding) => finding.weight === weight);
    if (found.length === 0) return '';
    return `<section aria-labelledby="of-${weight}"><h2 id="of-${weight}">${headings[weight]} (${found.length})</h2>
${found.map(article).join('\n')}</section>`;
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escaped(verdict(report))}</title>
<style>${style}</style>
</head>
<body>
<header>
<h1>${escaped(verdict(report))}</h1>
<p><code>${escaped(source)}</code></p>
<p>${escaped(summary(report))} <a href="#calls">All calls</a></p>
<p class="quiet">Overrides go between client and network; docs/integration.md shows where. The page holds no password, no token and no value of a member.</p>
</header>
<main>
${sections.join('\n')}
<section aria-labelledby="calls"><h2 id="calls">All calls</h2>
<table><thead><tr><th scope="col">Journey</th><th scope="col">Call</th><th scope="col" class="address">Address</th><th scope="col">Result</th><th scope="col">Time</th></tr></thead>
<tbody>
${calls.map(row).join('\n')}
</tbody></table></section>
</main>
</body>
</html>
`;
}
