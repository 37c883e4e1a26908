import type { Words } from '../../client/words.ts';
import type { MatchView, PickView, StartedView } from './answers.ts';
import type { Make } from './make.ts';

/** The matches in their panels. */
export interface MatchList {
  /** Shows these matches. What stays keeps its place and its focus; odds change as quiet text. */
  update(matches: readonly MatchView[], started: readonly StartedView[]): void;
  /** Marks the picks in the slip: `ca-12.home`. */
  mark(chosen: ReadonlySet<string>): void;
}

/**
 * Draws the matches of every sport by day and time, with their odds as toggles. The browser gets its source text, so it
 * must not use anything from outside.
 */
export function matchList(
  { fill }: Words,
  make: Make,
  onPick: (match: string, pick: string) => void,
): MatchList {
  interface OddsButton {
    readonly button: HTMLElement;
    readonly odds: HTMLElement;
    readonly note: HTMLElement;
  }
  /** Elements by key: a match by its id, a day by sport and date. */
  const elements = new Map<string, HTMLElement>();
  /** Buttons by match and pick. */
  const buttons = new Map<string, OddsButton>();
  let marked: ReadonlySet<string> = new Set();

  const markOne = (key: string, { button }: OddsButton) =>
    button.setAttribute('aria-pressed', String(marked.has(key)));

  const oddsButton = (match: MatchView, pick: PickView) => {
    const odds = make('b', '', pick.odds);
    const note = make('small', '');
    const button = make('button', 'odds', make('span', '', pick.name), ' ', odds, ' ', note);
    button.setAttribute('type', 'button');
    button.addEventListener('click', () => onPick(match.id, pick.id));
    const made = { button, odds, note };
    const key = `${match.id}.${pick.id}`;
    buttons.set(key, made);
    markOne(key, made);
    return button;
  };

  const card = (match: MatchView) => {
    const markets = match.markets.map(({ name, picks }) => {
      const row = make('div', 'row', ...picks.map((pick) => oddsButton(match, pick)));
      const market = make('div', 'market', make('p', 'soft', name), row);
      market.setAttribute('role', 'group');
      market.setAttribute('aria-label', `${name}: ${match.title}`);
      return market;
    });
    const when = make('p', 'soft', make('b', '', match.clock), ` ${match.league}`);
    return make('article', 'match', when, make('h3', '', match.title), ...markets);
  };

  /** Shows the odds of now, and what they were if they moved since the last time. */
  const refresh = (match: MatchView) => {
    for (const { id, odds } of match.markets.flatMap(({ picks }) => picks)) {
      const shown = buttons.get(`${match.id}.${id}`);
      if (!shown) continue;
      const before = shown.odds.textContent ?? '';
      shown.odds.textContent = odds;
      if (before === odds) shown.note.replaceChildren();
      else {
        const arrow = make('span', '', Number(odds) > Number(before) ? '▲ ' : '▼ ');
        arrow.setAttribute('aria-hidden', 'true');
        shown.note.replaceChildren(arrow, fill('was', { odds: before }));
      }
    }
  };

  const forget = (panel: HTMLElement, key: string, element: HTMLElement) => {
    if (element.contains(document.activeElement)) panel.focus();
    element.remove();
    elements.delete(key);
    for (const one of [...buttons.keys()]) if (one.startsWith(`${key}.`)) buttons.delete(one);
  };

  const fillPanel = (panel: HTMLElement, matches: readonly MatchView[]) => {
    const list = panel.querySelector<HTMLElement>('.matches');
    if (!list) return;
    const wanted = new Map<string, () => HTMLElement>();
    for (const match of matches) {
      wanted.set(`${match.sport} ${match.day}`, () => make('h2', '', match.dayName));
      wanted.set(match.id, () => card(match));
    }
    for (const [key, element] of [...elements]) {
      if (element.parentElement === list && !wanted.has(key)) forget(panel, key, element);
    }
    let place: Element | null = list.firstElementChild;
    for (const [key, create] of wanted) {
      const known = elements.get(key);
      if (known) {
        place = known.nextElementSibling;
        continue;
      }
      const made = create();
      elements.set(key, made);
      list.insertBefore(made, place);
    }
    for (const match of matches) {
      // After midnight "tomorrow" is "today".
      const day = elements.get(`${match.sport} ${match.day}`);
      if (day) day.textContent = match.dayName;
      refresh(match);
    }
  };

  return {
    update(matches, started) {
      for (const panel of document.querySelectorAll<HTMLElement>('[data-sport]')) {
        const { sport } = panel.dataset;
        fillPanel(
          panel,
          matches.filter((match) => match.sport === sport),
        );
        const lines = started.flatMap(({ sport: of, clock, title, league, note }) =>
          of === sport
            ? make(
                'li',
                '',
                make('b', '', clock),
                ` ${title} `,
                make('span', 'soft', league),
                ' ',
                make('b', '', note),
              )
            : [],
        );
        panel.querySelector('.started')?.replaceChildren(...lines);
      }
    },
    mark(chosen) {
      marked = chosen;
      for (const [key, button] of buttons) markOne(key, button);
    },
  };
}
