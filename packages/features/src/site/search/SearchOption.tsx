import { IconSlot } from '@parlour/ui';
import { FileText } from 'lucide-react';
import { Cover } from '../../shared/games/Cover.tsx';
import * as css from './SearchView.css.ts';
import type { Hit } from './search-model.ts';
import { marked } from './words.ts';

interface SearchOptionProps {
  readonly id: string;
  readonly hit: Hit;
  readonly query: string;
  readonly active: boolean;
  readonly onChoose: () => void;
}

/** One result. The box keeps the focus: arrow keys move, Enter or a press chooses. */
export function SearchOption({ id, hit, query, active, onChoose }: SearchOptionProps) {
  const { title, detail, icon } =
    hit.kind === 'game'
      ? { title: hit.game.title, detail: hit.game.vendorName, icon: FileText }
      : { title: hit.page.title, detail: hit.page.area, icon: hit.page.icon ?? FileText };
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the box has the focus and names the active option.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys of a listbox are those of its box.
    <div
      id={id}
      role="option"
      aria-selected={active}
      className={css.option}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {hit.kind === 'game' ? (
        <Cover className={css.cover} src={hit.game.coverUrl} />
      ) : (
        <span className={css.sign}>
          <IconSlot icon={icon} />
        </span>
      )}
      <span className={css.words}>
        <b className={css.title}>
          {marked(title, query).map(({ text, marked: isMarked }, place) =>
            isMarked ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one title never move.
              <mark key={place} className={css.mark}>
                {text}
              </mark>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one title never move.
              <span key={place}>{text}</span>
            ),
          )}
        </b>
        {detail && <span className={css.detail}>{detail}</span>}
      </span>
    </div>
  );
}
