import { Badge, Button, Heading, IconButton, Segmented, ThemeIsland } from '@parlour/ui';
import { type BrandSeed, brandInfo, pairs, schemes } from '@parlour/ui/theme';
import { CircleCheck, FileUp, Link2, Redo2, TriangleAlert, Undo2 } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactNode,
  useDeferredValue,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Downloads } from './Downloads.tsx';
import { Editor } from './Editor.tsx';
import type { BrandFile } from './files.ts';
import { ImportBox } from './ImportBox.tsx';
import { Pairs } from './Pairs.tsx';
import { isPageName, type PageName, pageNames } from './page-names.ts';
import { encodeSeeds } from './share.ts';
import * as css from './studio.css.ts';
import { previewName } from './studio.ts';
import { wordsIn } from './texts.ts';
import { usePreview, useSharing, useStudio } from './use-studio.ts';
import { Wall } from './Wall.tsx';

export interface BrandStudioProps {
  /** Language of the studio, and of the wall until the person chooses another. */
  readonly language: 'bn' | 'en';
  /** The brand to start with if the address contains none. */
  readonly start: BrandSeed;
  /** A code from `onShare`; empty for none. */
  readonly share: string;
  /** Called after every pause in editing with the brand as a code for the address. */
  readonly onShare: (code: string) => void;
  /** Called when the person copies the address. */
  readonly onCopy: (code: string) => void;
  readonly onSave: (file: BrandFile) => void;
  /**
   * Renders a page of the site in the place of the components. `accent` is the accent of the brand in light,
   * `#rrggbb`, for its pictures.
   */
  readonly pages: (page: PageName, language: 'bn' | 'en', accent: string) => ReactNode;
}

/**
 * Edits the seeds of a brand next to a live wall of components, or a real page of the site, in light and dark at once,
 * with the ratio of every pair (BRD-02).
 */
export function BrandStudio({ language, share, start, pages, ...on }: BrandStudioProps) {
  const say = wordsIn(language);
  const studio = useStudio(share, start);
  const { seeds, brand } = studio;
  // The tables have hundreds of cells. During a drag or while typing they update with low priority.
  const measured = useDeferredValue(brand);
  const stage = useRef<HTMLDivElement>(null);
  usePreview(stage, seeds);
  useSharing(seeds, studio.canUndo || studio.canRedo, share, on.onShare);
  const [shownIn, setShownIn] = useState(language);
  const [view, setView] = useState('components');
  const page = isPageName(view) ? view : undefined;
  const [importing, setImporting] = useState(false);
  const [copied, setCopied] = useState<string | null>(null);
  const { name, names, logo, currencySymbol, numbers } = seeds;
  // Keeps the same object while only colours change, so that the wall does not render again.
  const info = useMemo(
    () => brandInfo({ name, names, logo, currencySymbol, numbers }),
    [name, names, logo, currencySymbol, numbers],
  );
  const held = pairs.length * 2 - studio.misses;
  const keys = (event: KeyboardEvent) => {
    const typing = event.target instanceof HTMLInputElement && event.target.type === 'text';
    if (typing || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
    event.preventDefault();
    if (event.shiftKey) studio.redo();
    else studio.undo();
  };
  return (
    <main className={css.root} onKeyDown={keys}>
      <div className={css.panel}>
        <div className={css.head}>
          <Heading level={1} size="m" className={css.grow}>
            {say('studio.title')}
          </Heading>
          {studio.canUndo && <Badge tone="warn">{say('studio.edited')}</Badge>}
        </div>
        <Editor
          seeds={seeds}
          brand={brand}
          language={language}
          say={say}
          onSeeds={studio.change}
          onDone={studio.done}
        />
      </div>
      <div className={css.stage}>
        <div className={css.bar}>
          <IconButton
            icon={Undo2}
            label={say('studio.undo')}
            disabled={!studio.canUndo}
            onClick={studio.undo}
          />
          <IconButton
            icon={Redo2}
            label={say('studio.redo')}
            disabled={!studio.canRedo}
            onClick={studio.redo}
          />
          <Segmented
            className={css.choice}
            label={say('studio.language')}
            value={shownIn}
            onChange={(value) => setShownIn(value === 'en' ? 'en' : 'bn')}
            options={[
              { value: 'bn', label: say('language.bengali') },
              { value: 'en', label: say('language.english') },
            ]}
          />
          <Segmented
            className={css.choice}
            label={say('studio.show')}
            value={view}
            onChange={setView}
            options={[
              { value: 'components', label: say('studio.components') },
              ...pageNames.map((name) => ({ value: name, label: say(pageLabels[name]) })),
            ]}
          />
          <Held held={held} total={pairs.length * 2} say={say} />
          <Button
            icon={Link2}
            onClick={() => {
              const code = encodeSeeds(seeds);
              on.onCopy(code);
              setCopied(code);
            }}
          >
            {say(copied === encodeSeeds(seeds) ? 'studio.copied' : 'studio.share')}
          </Button>
          <Button icon={FileUp} aria-expanded={importing} onClick={() => setImporting(!importing)}>
            {say('studio.import')}
          </Button>
          <Downloads say={say} seeds={seeds} onSave={on.onSave} />
        </div>
        {studio.shareRefused && (
          <p role="alert" className={css.missed}>
            {say('studio.shareRefused')}
          </p>
        )}
        {importing && (
          <ImportBox
            say={say}
            onCancel={() => setImporting(false)}
            onImport={(next) => {
              studio.change(next);
              setImporting(false);
            }}
          />
        )}
        <div ref={stage} className={page ? css.stacked : css.walls}>
          {schemes.map((scheme) => (
            <ThemeIsland
              key={scheme}
              className={css.island}
              brand={previewName}
              scheme={scheme}
              data-testid={scheme}
              // A whole page contains landmarks, and a document may have them only once. So the second page is inert.
              inert={page !== undefined && scheme === 'dark'}
            >
              {page ? (
                pages(page, shownIn, measured.light['color-accent-fill'])
              ) : (
                <Wall language={shownIn} scheme={scheme} info={info} />
              )}
            </ThemeIsland>
          ))}
        </div>
        <Pairs brand={measured} language={language} />
      </div>
    </main>
  );
}

const pageLabels = {
  home: 'studio.widgets',
  games: 'studio.pageGames',
  deposit: 'studio.pageDeposit',
  agent: 'studio.pageAgent',
} as const satisfies Readonly<Record<PageName, string>>;

interface HeldProps {
  readonly held: number;
  readonly total: number;
  readonly say: ReturnType<typeof wordsIn>;
}

function Held({ held, total, say }: HeldProps) {
  const Icon = held === total ? CircleCheck : TriangleAlert;
  return (
    <span role="status" data-testid="held" className={held === total ? css.held : css.missed}>
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
      {say('studio.pairsHold', { held, total })}
    </span>
  );
}
