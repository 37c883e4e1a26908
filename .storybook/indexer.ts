import { readFile } from 'node:fs/promises';
import {
  behaviours,
  brandPage,
  generatedIn,
  pictured,
  standsAlone,
  tagsOf,
  withGenerated,
} from '@parlour/stories/list';
import { type CsfFile, loadCsf } from 'storybook/internal/csf-tools';
import type { Indexer } from 'storybook/internal/types';
import { facesOfMakers } from './faces.ts';

/**
 * Storybook reads story names only from object literals. Our stories are made by a call,
 * `story('busy', { name: '[A11-01] …', play })`, so this indexer also reads its second argument. Then the name (with
 * its requirement IDs) appears in the sidebar and in the test titles, and tags work as usual.
 */
export const storyIndexer: Indexer = {
  test: /\.stories\.tsx$/,
  createIndex: async (fileName, options) => {
    const code = await readFile(fileName, 'utf8');
    const made = generatedIn(code, fileName);
    const csf = loadCsf(withGenerated(code, fileName), { ...options, fileName }).parse();
    const faces = facesOfMakers(code, fileName);
    const alone = standsAlone(code, fileName);
    const isBrand = fileName.endsWith('Matrix.stories.tsx');
    const shown = new Set<string>();
    const entries = csf.indexInputs.map((input) => {
      const own = made.find(({ exportName }) => exportName === input.exportName);
      const { name, tags } = own
        ? { name: own.name, tags: tagsOf(own) }
        : fromCall(csf, input.exportName);
      const { maker, state } = madeBy(csf, input.exportName);
      const isFirst = !shown.has(`${maker} ${state}`);
      shown.add(`${maker} ${state}`);
      // A face has one picture. A later story with a behaviour on the same state has none.
      const isQuiet = isFirst || !tags.includes('play-fn');
      const isFace = isQuiet && (faces.get(maker)?.includes(state) ?? false);
      const isStill = alone && state !== '' && !own && !tags.includes('play-fn');
      return {
        ...input,
        ...(name && { name }),
        tags: [
          ...(input.tags ?? []),
          ...tags,
          ...(isFace || isStill || isBrand ? [pictured] : []),
          ...(isBrand ? [brandPage] : []),
        ],
      };
    });
    type Entry = (typeof entries)[number];
    const isMade = ({ exportName }: Entry) => made.some((story) => story.exportName === exportName);
    // A behaviour is listed separately if the file also has generated stories.
    const isBehaviour = (entry: Entry) =>
      made.length > 0 && !isMade(entry) && entry.tags.includes('play-fn');
    // First the whole component, then its states, then its behaviours.
    return [
      ...entries.filter(isMade),
      ...entries.filter((entry) => !isMade(entry) && !isBehaviour(entry)),
      ...entries
        .filter(isBehaviour)
        .map((entry) => ({ ...entry, title: `${entry.title}/${behaviours}` })),
    ];
  },
};

interface Found {
  name?: string;
  tags: string[];
}

/** Reads the options of a story call. Returns no tags for a story that is written as an object. */
function fromCall(csf: CsfFile, exportName: string): Found {
  const found: Found = { tags: [] };
  const node = csf.getStoryExport(exportName);
  if (node.type !== 'CallExpression') return found;
  const options = node.arguments[1];
  if (options?.type !== 'ObjectExpression') return found;
  for (const property of options.properties) {
    if (property.type === 'SpreadElement' || property.key.type !== 'Identifier') continue;
    const key = property.key.name;
    if (key === 'play') found.tags.push('play-fn');
    if (property.type !== 'ObjectProperty' || (key !== 'name' && key !== 'tags')) continue;
    const { value } = property;
    if (key === 'name' && value.type === 'StringLiteral') found.name = value.value;
    else if (key === 'tags' && value.type === 'ArrayExpression') {
      found.tags.push(
        ...value.elements.flatMap((e) => (e?.type === 'StringLiteral' ? e.value : [])),
      );
    } else {
      throw new Error(`${exportName}: the ${key} of a story is written out, not computed.`);
    }
  }
  return found;
}

/**
 * The maker and the state of `export const Busy = story('busy', …)`. Both are empty for a story that is written as an
 * object.
 */
function madeBy(csf: CsfFile, exportName: string): { maker: string; state: string } {
  const node = csf.getStoryExport(exportName);
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') {
    return { maker: '', state: '' };
  }
  const [id] = node.arguments;
  return { maker: node.callee.name, state: id?.type === 'StringLiteral' ? id.value : '' };
}
