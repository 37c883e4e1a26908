import { Heading, Text } from '@parlour/ui';
import {
  type Brand,
  type ContrastPair,
  pairs,
  type RoleName,
  roleNames,
  schemes,
} from '@parlour/ui/theme';
import { Measured } from './Pairs.tsx';
import * as sheet from './sheet.css.ts';
import * as css from './studio.css.ts';
import { pairName } from './studio.ts';
import { type Words, wordsIn } from './texts.ts';
import type { Uses } from './usage.ts';

export interface BrandSheetProps {
  readonly language: 'bn' | 'en';
  readonly brand: Brand;
  /** Name of the brand as shown. */
  readonly name: string;
  /** Components and widgets that use each role. */
  readonly uses: Uses;
}

const mostUses = 14;

/** Every colour role of a brand: its colour in both schemes, its pairs with their ratios, and where it is used. */
export function BrandSheet({ language, brand, name, uses }: BrandSheetProps) {
  const say = wordsIn(language);
  return (
    <main className={sheet.root}>
      <div className={sheet.head}>
        <Heading level={1}>{`${say('studio.sheet')} · ${name}`}</Heading>
        <Text tone="secondary">{say('studio.sheetIntro')}</Text>
      </div>
      <div className={css.tableCard} data-testid="sheet">
        <table className={`${css.table} ${sheet.table}`} aria-label={say('studio.sheet')}>
          <colgroup>
            <col className={sheet.role} />
            <col className={sheet.colour} />
            <col className={sheet.colour} />
            <col />
            <col className={sheet.uses} />
          </colgroup>
          <thead>
            <tr>
              <th className={css.th}>{say('studio.role')}</th>
              <th className={css.th}>{say('studio.light')}</th>
              <th className={css.th}>{say('studio.dark')}</th>
              <th className={css.th}>{say('studio.pairs')}</th>
              <th className={css.th}>{say('studio.usedIn')}</th>
            </tr>
          </thead>
          <tbody>
            {roleNames.map((role) => (
              <tr key={role} className={sheet.row}>
                <th scope="row" className={css.td}>
                  <span className={`${css.code} ${sheet.name}`}>{role}</span>
                </th>
                {schemes.map((scheme) => (
                  <td key={scheme} className={css.td}>
                    <Colour hex={brand[scheme][`color-${role}`]} page={brand[scheme]} />
                  </td>
                ))}
                <td className={css.td}>
                  <RolePairs role={role} brand={brand} say={say} />
                </td>
                <td className={css.td}>
                  <Places places={uses[role] ?? []} say={say} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </main>
  );
}

function Colour({ hex, page }: { readonly hex: string; readonly page: Brand['light'] }) {
  // A translucent colour is shown over the page colour.
  const style = {
    backgroundColor: page['color-surface-page'],
    backgroundImage: `linear-gradient(${hex}, ${hex})`,
  };
  return (
    <span className={css.measure}>
      <span className={css.swatch} style={style} aria-hidden="true" />
      <span className={`${css.code} ${sheet.name}`}>{hex}</span>
    </span>
  );
}

interface RolePairsProps {
  readonly role: RoleName;
  readonly brand: Brand;
  readonly say: Words;
}

function RolePairs({ role, brand, say }: RolePairsProps) {
  const own = pairs.filter(({ foreground }) => foreground === role);
  const under = pairs.filter(({ background }) => background === role);
  if (own.length + under.length === 0) {
    return <span className={sheet.quiet}>{say('studio.noPair')}</span>;
  }
  return (
    <ul className={sheet.pairs}>
      {[...own, ...under].map((pair) => (
        <li key={`${pairName(pair)} ${pair.min}`} className={sheet.pair}>
          <span>{nameFrom(role, pair, say)}</span>
          {schemes.map((scheme) => (
            <Measured key={scheme} brand={brand} scheme={scheme} pair={pair} say={say} />
          ))}
        </li>
      ))}
    </ul>
  );
}

/** The name of a pair from the view of one role: on which role, or under which one, and through which overlay. */
function nameFrom(role: RoleName, { foreground, background, overlay }: ContrastPair, say: Words) {
  const other = foreground === role ? background : foreground;
  const named = overlay ? `${other} + ${overlay}` : other;
  return say(foreground === role ? 'studio.on' : 'studio.under', { role: named });
}

function Places({ places, say }: { readonly places: readonly string[]; readonly say: Words }) {
  if (places.length === 0) return <span className={sheet.quiet}>{say('studio.usedNowhere')}</span>;
  const more = places.length - mostUses;
  return (
    <span className={sheet.places}>
      {places.slice(0, mostUses).join(', ')}
      {more > 0 && ` ${say('studio.more', { count: more })}`}
    </span>
  );
}
