import { Button } from '@parlour/ui';
import type { BrandSeed } from '@parlour/ui/theme';
import { Download } from 'lucide-react';
import { type BrandFile, type FileKind, fileOf } from './files.ts';
import * as css from './studio.css.ts';
import type { Words } from './texts.ts';

const downloads = [
  ['json', 'studio.fileJson'],
  ['ts', 'studio.fileTs'],
  ['tokens', 'studio.fileTokens'],
  ['figmaLight', 'studio.fileFigmaLight'],
  ['figmaDark', 'studio.fileFigmaDark'],
  ['css', 'studio.fileCss'],
] as const satisfies readonly (readonly [FileKind, string])[];

interface DownloadsProps {
  readonly say: Words;
  readonly seeds: BrandSeed;
  readonly onSave: (file: BrandFile) => void;
}

/** Buttons that download the brand in each file format. */
export function Downloads({ say, seeds, onSave }: DownloadsProps) {
  return (
    <fieldset className={css.downloads} aria-label={say('studio.export')}>
      {downloads.map(([kind, label]) => (
        <Button key={kind} icon={Download} onClick={() => onSave(fileOf(kind, seeds))}>
          {say(label)}
        </Button>
      ))}
    </fieldset>
  );
}
