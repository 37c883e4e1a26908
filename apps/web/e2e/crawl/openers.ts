import type { Page } from '@playwright/test';
import { say } from '../texts.ts';
import { overlays } from './look.ts';

/** What only opens something, by what it says of itself. */
const opening = [
  '[aria-haspopup]:not([aria-haspopup="false"])',
  '[aria-expanded="false"]',
  '[role="tab"][aria-selected="false"]',
  'summary',
].join();

/** The way from a page of a centre to its menu, on a phone: the same from each. */
const framingTexts = ['action.back'];

/** Buttons that only open or show something and say so by their words: their texts by key. */
export const openingTexts = [
  'action.change',
  'action.contactService',
  'action.openAccount',
  'auth.forgotPassword',
  'bet.detailsOf',
  'contract.courseOf',
  'contract.seeOffer',
  'contract.termsOf',
  'contract.whyOf',
  'devices.title',
  'envelope.detailsOf',
  'home.allWinners',
  'income.daysOf',
  'income.detailsOf',
  'mission.see',
  'a11y.nextPage',
  'play.account',
  'referral.showAll',
  'rg.limits',
  'rg.selfExclusion',
  'rg.setLimit',
  'rg.timeOut',
  'security.editProfile',
  'security.look',
  'team.detailsOf',
  'team.openOf',
  'team.openOf_other',
  'team.sendMoneyTo',
  'ui.details',
  'wallet.showAll_other',
  'withdraw.details',
] as const;

/** A row that is a button as a whole and opens what it tells about: a notice, a message, an order. */
const openingRow = 'li > button:not([data-component])';

/** What is not pressed even so: it leads on (links are followed) or chooses. */
const acting = ['a[href]', '[role^="menuitem"]', '[role="option"]'].join();

/** Something that can be pressed and changes nothing. */
export interface Opener {
  /** How it is found again. */
  readonly selector: string;
  readonly name: string;
  /** What it has in common with others of its kind: of a hundred questions two are opened. */
  readonly kind: string;
  readonly isTab: boolean;
  /** Part of the frame around every page: once is enough. */
  readonly isFrame: boolean;
  /** Known by its words or its row: what it shows may stand in the place of what was there. */
  readonly isByWords: boolean;
}

/** A text as the beginning of a name; its gaps may be filled with anything. */
const beginning = (text: string): string => {
  const escaped = text.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  return `^${escaped.replace(/\{\w+\}/g, '.+')}(?=$|[\\s:])`;
};

/** What opens something on the screen, or in the topmost of what lies over it, in the order of the document. */
export const openersOf = (page: Page, inTopmost: boolean): Promise<readonly Opener[]> =>
  page.evaluate(
    ([opens, acts, over, isWithin, words, framing, row]) => {
      for (const marked of document.querySelectorAll('[data-crawl]')) {
        marked.removeAttribute('data-crawl');
      }
      const isMet = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        element.closest('[inert], [aria-hidden="true"]') === null &&
        // A box that only the keyboard or a reader of the screen meets.
        element.getBoundingClientRect().width > 1;
      const labelOf = (element: Element) =>
        (element.getAttribute('aria-label') ?? element.textContent ?? '')
          .replace(/\s+/g, ' ')
          .trim();
      const patterns = words.map((source) => new RegExp(source));
      const partOf = (element: Element) =>
        element.closest<HTMLElement>('[data-component]:not(button)')?.dataset.component ?? '';
      /** Which of the words it begins with; a row comes after them, and -1 is neither. */
      const wordOf = (element: Element) => {
        if (!element.matches('button') || !element.closest('main, [role="dialog"]')) return -1;
        if (element.matches(row)) return words.length;
        return patterns.findIndex((one) => one.test(labelOf(element)));
      };
      const sends = (element: Element) =>
        element instanceof HTMLButtonElement && element.type === 'submit' && element.form !== null;
      const top = [...document.querySelectorAll(over)].filter(isMet).at(-1);
      const root = isWithin ? top : document.body;
      const all = [...(root?.querySelectorAll<HTMLElement>(`${opens}, button`) ?? [])].filter(
        (element) =>
          isMet(element) &&
          !sends(element) &&
          !element.matches(`${acts}, :disabled, [aria-disabled="true"]`) &&
          (element.matches(opens) || wordOf(element) >= 0),
      );
      return all.map((element, place) => {
        element.setAttribute('data-crawl', String(place));
        const role = element.getAttribute('role') ?? element.tagName;
        const isByWords = !element.matches(opens);
        const about = `${element.dataset.part} ${role} ${element.getAttribute('aria-haspopup')}`;
        return {
          selector: `[data-crawl="${place}"]`,
          name: labelOf(element).slice(0, 40),
          kind: isByWords ? `says ${wordOf(element)}` : `${partOf(element)} ${about}`,
          isTab: role === 'tab',
          isFrame:
            element.closest('main, [role="dialog"]') === null ||
            (isByWords && wordOf(element) < framing),
          isByWords,
        };
      });
    },
    [
      opening,
      acting,
      overlays,
      inTopmost,
      [...framingTexts, ...openingTexts].map((key) => beginning(say(key))),
      framingTexts.length,
      openingRow,
    ] as const,
  );
