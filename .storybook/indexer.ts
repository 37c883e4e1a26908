import { type CsfFile, readCsf } from 'storybook/internal/csf-tools';
import type { Indexer } from 'storybook/internal/types';

/**
 * Storybook reads story names from object literals only. Ours are made by a
 * call, `story('busy', { name: '[A11-01] …', play })`, so this indexer also
 * looks into its second argument: the name (and the requirement IDs in it) then
 * reaches the sidebar and the titles of the tests.
 */
export const storyIndexer: Indexer = {
  test: /\.stories\.tsx$/,
  createIndex: async (fileName, options) => {
    const csf = (await readCsf(fileName, options)).parse();
    return csf.indexInputs.map((input) => ({ ...input, ...fromCall(csf, input.exportName) }));
  },
};

/** Name given in a story call, or nothing when the story is written out as an object. */
function fromCall(csf: CsfFile, exportName: string): { name?: string } {
  const node = csf.getStoryExport(exportName);
  if (node.type !== 'CallExpression') return {};
  const options = node.arguments[1];
  if (options?.type !== 'ObjectExpression') return {};
  for (const property of options.properties) {
    if (property.type !== 'ObjectProperty' || property.key.type !== 'Identifier') continue;
    if (property.key.name !== 'name') continue;
    if (property.value.type !== 'StringLiteral') {
      throw new Error(`${exportName}: write the name of a story as a plain string.`);
    }
    return { name: property.value.value };
  }
  return {};
}
