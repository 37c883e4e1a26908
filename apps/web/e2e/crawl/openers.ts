import type { Page } from '@playwright/test';
import { say } from '../texts.ts';
import { overlays } from './look.ts';

/** Controls that only open something, recognised by their attributes. */
const opening = [
  '[aria-haspopup]:not([aria-haspopup="false"])',
  '[aria-expanded="false"]',
  '[role="tab"][aria-selected="false"]',
  'summary',
].join();

/** On a phone, the button from a page of a centre to the menu. It is the same on each page. */
const framingTexts = ['action.back'];

/** Keys of the texts of buttons that only open or show something. */
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

/** A row that is a button as a whole and opens its details: a notice, a message, an order. */
const openingRow = 'li > button:not([data-component])';

/** Controls that are never pressed: links, which are followed, and controls that choose something. */
const acting = ['a[href]', '[role^="menuitem"]', '[role="option"]'].join();

/** A control that can be pressed without changing data. */
export interface Opener {
  /** Finds the control again. */
  readonly selector: string;
  readonly name: string;
  /** Groups similar controls: of a hundred questions only two are opened. */
  readonly kind: string;
  readonly isTab: boolean;
  /** Part of the layout around every page: pressed only once. */
  readonly isFrame: boolean;
  /** Recognised by its text or its row. What it opens may replace the current content. */
  readonly isByWords: boolean;
}

/** A pattern for a name that begins with the text; placeholders match anything. */
const beginning = (text: string): string => {
  const escaped = text.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  return `^${escaped.replace(/\{\w+\}/g, '.+')}(?=$|[\\s:])`;
};

/** Returns the controls that open something, on the screen or in its topmost window, in document order. */
export const openersOf = (page: Page, inTopmost: boolean): Promise<readonly Opener[]> =>
  page.evaluate(
    ([opens, acts, over, isWithin, words, framing, row]) => {
      for (const marked of document.querySelectorAll('[data-crawl]')) {
        marked.removeAttribute('data-crawl');
      }
      const isMet = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        element.closest('[inert], [aria-hidden="true"]') === null &&
        // Boxes up to 1 px exist only for keyboards and screen readers.
        element.getBoundingClientRect().width > 1;
      const labelOf = (element: Element) =>
        (element.getAttribute('aria-label') ?? element.textContent ?? '')
          .replace(/\s+/g, ' ')
          .trim();
      const patterns = words.map((source) => new RegExp(source));
      const partOf = (element: Element) =>
        element.closest<HTMLElement>('[data-component]:not(button)')?.dataset.component ?? '';
      /** The index of the text its name begins with. A row comes after all texts; -1 means neither. */
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
