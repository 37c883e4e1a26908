/** A picture of a sheet. */
export interface SheetPicture {
  /** Its address, relative to the sheet; undefined if there is no picture. */
  readonly file: string | undefined;
  readonly words: string;
  /** The problem of the picture. */
  readonly problem?: string | undefined;
}

/** Pictures that belong together. */
export interface SheetSection {
  readonly title: string;
  readonly pictures: readonly SheetPicture[];
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Returns an HTML page with pictures below their titles. It needs no server and no script. */
export const sheetOf = (
  title: string,
  sections: readonly SheetSection[],
): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${escaped(title)}</title>
<style>
  body { margin: 24px; font: 15px/1.5 system-ui, sans-serif; background: #f3f4f4; color: #1d2424 }
  section > div { display: flex; flex-wrap: wrap; align-items: start; gap: 16px }
  figure { margin: 0; padding: 8px; background: #fff; border-radius: 8px }
  img { display: block; max-block-size: 420px; max-inline-size: 88vw; border: 1px solid #d5dada }
  strong { color: #a3231f }
</style>
<h1>${escaped(title)}</h1>
${sections.map(section).join('\n')}
</html>
`;

const section = ({ title, pictures }: SheetSection): string =>
  `<section><h2><code>${escaped(title)}</code></h2><div>${pictures.map(figure).join('\n')}</div></section>`;

function figure({ file, words, problem }: SheetPicture): string {
  const picture =
    file === undefined
      ? 'none'
      : `<a href="${file}"><img src="${file}" alt="${words}" loading="lazy"></a>`;
  const note = problem === undefined ? '' : ` <strong>${escaped(problem)}</strong>`;
  return `<figure>${picture}<figcaption>${words}${note}</figcaption></figure>`;
}
