import type { Shot } from './plan.ts';

/** A shot that was taken, or why not. */
export interface Taken {
  readonly shot: Shot;
  /** What the page or the browser complained about. */
  readonly problem?: string | undefined;
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The sheet: a page of all shots below their addresses. It needs no server and no script. */
export function sheetOf(taken: readonly Taken[]): string {
  const routes = [...new Set(taken.map(({ shot }) => shot.route))];
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Shots of the site</title>
<style>
  body { margin: 24px; font: 15px/1.5 system-ui, sans-serif; background: #f3f4f4; color: #1d2424 }
  section > div { display: flex; flex-wrap: wrap; align-items: start; gap: 16px }
  figure { margin: 0; padding: 8px; background: #fff; border-radius: 8px }
  img { display: block; block-size: 420px; inline-size: auto; max-inline-size: 88vw; object-fit: cover; object-position: top; border: 1px solid #d5dada }
  strong { color: #a3231f }
</style>
<h1>${taken.length} shots of ${routes.length} addresses</h1>
${routes.map((route) => section(route, taken)).join('\n')}
</html>
`;
}

function section(route: string, taken: readonly Taken[]): string {
  const own = taken.filter(({ shot }) => shot.route === route);
  return `<section>
<h2><code>${escaped(route)}</code></h2>
<div>
${own.map(figure).join('\n')}
</div>
</section>`;
}

function figure({ shot, problem }: Taken): string {
  const { as, language, scheme, width, file } = shot;
  const words = `${as}, ${language}, ${scheme}, ${width} px`;
  const picture = `<a href="${file}"><img src="${file}" alt="${words}" loading="lazy"></a>`;
  const note = problem === undefined ? '' : ` <strong>${escaped(problem)}</strong>`;
  return `<figure>${picture}<figcaption>${words}${note}</figcaption></figure>`;
}
