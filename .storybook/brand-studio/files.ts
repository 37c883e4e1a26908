import { type BrandSeed, defineBrand } from '@parlour/ui/theme';
import { brandCss, toDesignTokens } from '@parlour/ui/theme/runtime';
import { toFigmaTokens } from './figma.ts';

/** A file to download. */
export interface BrandFile {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

export type FileKind = 'json' | 'ts' | 'tokens' | 'figmaLight' | 'figmaDark' | 'css';

/**
 * Returns the brand in the requested format. The JSON fits both the folder `brands/` and a brand file that is loaded at
 * run time.
 */
export function fileOf(kind: FileKind, seeds: BrandSeed): BrandFile {
  const { $schema: _, ...own } = seeds;
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  switch (kind) {
    case 'json':
      return {
        name: `${seeds.name}.json`,
        type: 'application/json',
        text: json({ $schema: '../brand.schema.json', ...own }),
      };
    case 'ts':
      return { name: `${seeds.name}.ts`, type: 'text/typescript', text: typescript(own) };
    case 'tokens':
      return {
        name: `${seeds.name}.tokens.json`,
        type: 'application/json',
        text: json(toDesignTokens(defineBrand(own))),
      };
    case 'figmaLight':
    case 'figmaDark': {
      const scheme = kind === 'figmaLight' ? 'light' : 'dark';
      return {
        name: `${seeds.name}.${scheme}.tokens.json`,
        type: 'application/json',
        text: json(toFigmaTokens(defineBrand(own), scheme)),
      };
    }
    case 'css':
      return {
        name: `${seeds.name}.css`,
        type: 'text/css',
        text: `${brandCss(defineBrand(own))}\n`,
      };
  }
}

function typescript(seeds: BrandSeed): string {
  return `import { defineBrand } from '@parlour/ui/theme';

export const brand = defineBrand(${JSON.stringify(seeds, null, 2)});
`;
}

/** Lets the browser download a file. */
export function saveFile({ name, type, text }: BrandFile): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  // By then the download has started and no longer needs the URL.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
