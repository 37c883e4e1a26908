'use client';

import {
  createElement,
  type ReactElement,
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';

/** The properties that a wrapper reads itself. `react.d.ts` beside the script has them all. */
interface Given {
  readonly ref?: Ref<HTMLElement | null>;
  readonly getToken?: unknown;
  readonly [name: string]: unknown;
}

/** React 19 listens to `onparlour-ready`; a component has `onReady`. */
const listeners = new Map(
  ['Ready', 'Error', 'Navigate', 'Session', 'Signup'].map((name) => [
    `on${name}`,
    `onparlour-${name.toLowerCase()}`,
  ]),
);

function Parlour({ tag, ref, getToken, ...given }: Given & { readonly tag: string }): ReactElement {
  const element = useRef<HTMLElement>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => element.current, []);
  useLayoutEffect(() => {
    // Sets it as a property, also when the script of the elements loads later.
    if (element.current && getToken !== undefined)
      Reflect.set(element.current, 'getToken', getToken);
  }, [getToken]);
  const props = Object.entries(given).map(([name, value]) => [listeners.get(name) ?? name, value]);
  return createElement(tag, { ...Object.fromEntries(props), ref: element });
}

const wrap =
  (tag: string) =>
  (given: Given): ReactElement =>
    createElement(Parlour, { ...given, tag });

export const ParlourJackpot = wrap('parlour-jackpot');
export const ParlourWinners = wrap('parlour-winners');
export const ParlourGames = wrap('parlour-games');
export const ParlourPromotions = wrap('parlour-promotions');
export const ParlourNotices = wrap('parlour-notices');
export const ParlourLogin = wrap('parlour-login');
export const ParlourRegister = wrap('parlour-register');
export const ParlourBalance = wrap('parlour-balance');
export const ParlourMember = wrap('parlour-member');
export const ParlourAgent = wrap('parlour-agent');
