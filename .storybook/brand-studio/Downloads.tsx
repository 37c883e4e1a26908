import { Button } from '@parlour/ui';
import { Menu } from '@parlour/ui/overlays';
import type { BrandSeed } from '@parlour/ui/theme';
import { ChevronDown, Download } from 'lucide-react';
import { type BrandFile, type FileKind, fileOf } from './files.ts';
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

/** A menu that downloads the brand in one of the file formats. */
export function Downloads({ say, seeds, onSave }: DownloadsProps) {
  return (
    <Menu
      label={say('studio.export')}
      trigger={
        <Button icon={Download} endIcon={ChevronDown}>
          {say('studio.export')}
        </Button>
      }
      items={downloads.map(([kind, label]) => ({
        id: kind,
        label: say(label),
        onSelect: () => onSave(fileOf(kind, seeds)),
      }))}
    />
  );
}
