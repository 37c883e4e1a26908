import sharp from 'sharp';
import type { IndexEntry } from '../stories/story-index.ts';
import type { PicturePair } from './changes.ts';
import { script, style } from './page-assets.ts';

/** What a review page shows. */
export interface Review {
  /** The commit or branch that was asked for. */
  readonly since: string;
  readonly pairs: readonly PicturePair[];
  /** The stories that exist, for their names. One that is gone is named by its ID. */
  readonly entries: readonly IndexEntry[];
  /** Titles with changed files and the same pictures. */
  readonly unchanged: readonly string[];
}

/** Pictures are made no wider than this: the page is sent around. */
const widest = 800;

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const grouped = <T>(items: readonly T[], keyOf: (item: T) => string): ReadonlyMap<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
};

/** Returns the review as one HTML page that needs no other file and no network. Without a script it is side by side. */
export async function reviewPage({ since, pairs, entries, unchanged }: Review): Promise<string> {
  const known = new Map(entries.map((entry) => [entry.id, entry]));
  const titleOf = (id: string) =>
    known.get(id)?.title.replace(/\/Behaviours$/, '') ?? id.split('--')[0] ?? id;
  const groups = grouped(pairs, ({ storyId }) => titleOf(storyId));
  const sections: string[] = [];
  for (const title of [...groups.keys()].sort()) {
    const figures: string[] = [];
    for (const [id, own] of grouped(groups.get(title) ?? [], ({ storyId }) => storyId)) {
      const name = known.get(id)?.name ?? id.split('--')[1] ?? id;
      figures.push(`<h3>${escaped(name)}</h3>`);
      for (const pair of own) figures.push(await figure(pair, `${title}, ${name}`));
    }
    const heading = `<h2 id="${anchorOf(title)}">${escaped(title)}</h2>`;
    sections.push(`<section>${heading}\n${figures.join('\n')}</section>`);
  }
  const count = grouped(pairs, ({ storyId }) => storyId).size;
  const heading = `${count} ${count === 1 ? 'story looks' : 'stories look'} different since ${since}`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(heading)}</title>
<style>${style}</style>
<body>
<main>
<h1>${escaped(heading)}</h1>
${pairs.length === 0 ? '<p>No picture changed.</p>' : controls}
${contents([...groups.keys()].sort())}
${sections.join('\n')}
${sameLooks(unchanged)}
</main>
<script>${script}</script>
</body>
</html>
`;
}

const controls = `<fieldset hidden><legend>Show before and after</legend>
<label><input type="radio" name="view" value="pair" checked> side by side</label>
<label><input type="radio" name="view" value="over"> over each other, with a slider</label>
</fieldset>`;

const anchorOf = (title: string): string => title.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-');

const contents = (titles: readonly string[]): string =>
  titles.length < 2
    ? ''
    : `<nav aria-label="Contents"><ul>${titles
        .map((title) => `<li><a href="#${anchorOf(title)}">${escaped(title)}</a></li>`)
        .join('')}</ul></nav>`;

const sameLooks = (titles: readonly string[]): string =>
  titles.length === 0
    ? ''
    : `<section><h2>Changed files, same pictures</h2><ul>${titles
        .map((title) => `<li>${escaped(title)}</li>`)
        .join('')}</ul></section>`;

async function figure({ mode, part, before, after }: PicturePair, story: string): Promise<string> {
  const place = part === 1 ? mode : `${mode}, part ${part}`;
  const note = before === undefined ? ' – new' : after === undefined ? ' – gone' : '';
  const [was, is] = [
    await picture(before, `Before: ${story}, ${place}`),
    await picture(after, `After: ${story}, ${place}`),
  ];
  const slider =
    before && after
      ? `<label class="slider" hidden>Before <input type="range" min="0" max="100" value="50" aria-label="Share of the picture before: ${escaped(story)}, ${escaped(place)}"> after</label>`
      : '';
  return `<figure${before && after ? ' class="both"' : ''}><figcaption>${escaped(place)}${note}</figcaption>${slider}<div class="pictures">${[
    was && `<div class="was"><span aria-hidden="true">Before</span>${was}</div>`,
    is && `<div class="is"><span aria-hidden="true">After</span>${is}</div>`,
  ]
    .filter(Boolean)
    .join('')}</div></figure>`;
}

/** A picture in the page itself, made smaller. */
async function picture(bytes: Buffer | undefined, words: string): Promise<string | undefined> {
  if (bytes === undefined) return undefined;
  const { data, info } = await sharp(bytes)
    .resize({ width: widest, withoutEnlargement: true })
    .webp({ quality: 72, effort: 4 })
    .toBuffer({ resolveWithObject: true });
  const source = `data:image/webp;base64,${data.toString('base64')}`;
  return `<img src="${source}" width="${info.width}" height="${info.height}" alt="${escaped(words)}" loading="lazy">`;
}
