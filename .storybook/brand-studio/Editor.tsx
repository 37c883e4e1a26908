import { textIn } from '@parlour/features/i18n';
import { Alert, Segmented, type SegmentedProps } from '@parlour/ui';
import { SelectField } from '@parlour/ui/forms';
import {
  type Brand,
  type BrandNames,
  type BrandSeed,
  brandSeeds,
  brands,
  coverStyles,
  densities,
  digitScripts,
  groupings,
  isBrandId,
  schemes,
} from '@parlour/ui/theme';
import { limits } from '@parlour/ui/theme/runtime';
import { ColourEditor } from './ColourEditor.tsx';
import { Slider } from './Slider.tsx';
import * as css from './studio.css.ts';
import { type ColourSeed, pairName, withNumbers, withSeed } from './studio.ts';
import { TextSeed } from './TextSeed.tsx';
import type { Words } from './texts.ts';

export interface EditorProps {
  readonly seeds: BrandSeed;
  readonly brand: Brand;
  readonly language: 'bn' | 'en';
  readonly say: Words;
  /** `gesture` names what the person drags or types. Undo reverts it as one step. */
  readonly onSeeds: (seeds: BrandSeed, gesture: string | null) => void;
  readonly onDone: () => void;
}

const colourSeeds: readonly ColourSeed[] = ['accent', 'warm', 'neutral'];
const swatchOf = { accent: 'accent-fill', warm: 'warm-fill', neutral: 'surface-sunken' } as const;

/** Editor for all seeds of a brand: name and logo, colours, shape. */
export function Editor({ seeds, brand, language, say, onSeeds, onDone }: EditorProps) {
  const set = <Key extends keyof BrandSeed>(key: Key, value: BrandSeed[Key], part = '') =>
    onSeeds(withSeed(seeds, key, value), `${key}.${part}`);
  const names: BrandNames = seeds.names ?? { en: seeds.name };
  const text = { say, onDone };
  return (
    <>
      <SelectField
        label={say('studio.startFrom')}
        compact
        value={isBrandId(seeds.name) ? seeds.name : ''}
        {...(!isBrandId(seeds.name) && { placeholder: textIn(names, language) })}
        options={brands.map(({ id, names: own }) => ({ value: id, label: textIn(own, language) }))}
        onChange={({ currentTarget: { value } }) => {
          if (isBrandId(value)) onSeeds(brandSeeds[value], null);
        }}
      />
      <fieldset className={css.group}>
        <legend className={css.legend}>{say('studio.colours')}</legend>
        {colourSeeds.map((seed) => (
          <ColourEditor
            key={seed}
            seed={seed}
            value={seeds[seed]}
            shown={brand.light[`color-${swatchOf[seed]}`]}
            say={say}
            onValue={(value, part) => set(seed, value, part)}
            onDone={onDone}
          />
        ))}
        <TextSeed
          {...text}
          label={say('studio.pin')}
          hint={say('studio.pinHint')}
          kind="colour"
          optional
          value={seeds.accentFill ?? ''}
          onValue={(value) => set('accentFill', value)}
        />
        <PinReport brand={brand} say={say} />
      </fieldset>
      <fieldset className={css.group}>
        <legend className={css.legend}>{say('studio.shape')}</legend>
        <Slider
          label={say('studio.radius')}
          value={seeds.radius}
          max={limits.radius}
          step={1}
          text={`${seeds.radius} px`}
          onValue={(value) => set('radius', value)}
          onDone={onDone}
        />
        <Slider
          label={say('studio.shadow')}
          value={seeds.shadow}
          max={limits.shadow}
          step={0.005}
          text={`${Number((seeds.shadow * 100).toFixed(1))} %`}
          onValue={(value) => set('shadow', value)}
          onDone={onDone}
        />
        <Choice
          label={say('studio.density')}
          value={seeds.density ?? 'regular'}
          options={densities.map((value) => ({ value, label: say(`studio.${value}`) }))}
          onChange={(value) => onSeeds(withSeed(seeds, 'density', value), null)}
        />
        <Choice
          label={say('studio.cover')}
          value={seeds.coverStyle ?? 'portrait'}
          options={coverStyles.map((value) => ({ value, label: say(`studio.${value}`) }))}
          onChange={(value) => onSeeds(withSeed(seeds, 'coverStyle', value), null)}
        />
        <TextSeed
          {...text}
          label={say('studio.titleFace')}
          hint={say('studio.titleFaceHint')}
          kind="font"
          optional
          value={seeds.displayFont ?? ''}
          onValue={(value) => set('displayFont', value)}
        />
      </fieldset>
      <fieldset className={css.group}>
        <legend className={css.legend}>{say('studio.identity')}</legend>
        <TextSeed
          {...text}
          label={say('studio.id')}
          hint={say('studio.idHint')}
          kind="name"
          value={seeds.name}
          onValue={(value) => set('name', value)}
        />
        <TextSeed
          {...text}
          label={say('studio.nameBn')}
          kind="shown"
          value={names.bn ?? names.en}
          onValue={(bn) => set('names', { ...names, bn }, 'bn')}
        />
        <TextSeed
          {...text}
          label={say('studio.nameEn')}
          kind="shown"
          value={names.en}
          onValue={(en) => set('names', { ...names, en }, 'en')}
        />
        <TextSeed
          {...text}
          label={say('studio.logo')}
          hint={say('studio.logoHint')}
          kind="logo"
          optional
          value={seeds.logo ?? ''}
          onValue={(value) => set('logo', value)}
        />
        <TextSeed
          {...text}
          label={say('studio.currency')}
          hint={say('studio.currencyHint')}
          kind="currency"
          optional
          value={seeds.currencySymbol ?? ''}
          onValue={(value) => set('currencySymbol', value)}
        />
        <Choice
          label={say('studio.digits')}
          value={seeds.numbers?.digits ?? 'latin'}
          options={digitScripts.map((value) => ({ value, label: say(`studio.${value}`) }))}
          onChange={(digits) => onSeeds(withNumbers(seeds, { digits }), null)}
        />
        <Choice
          label={say('studio.grouping')}
          value={seeds.numbers?.grouping ?? 'thousands'}
          options={groupings.map((value) => ({ value, label: say(`studio.${value}`) }))}
          onChange={(grouping) => onSeeds(withNumbers(seeds, { grouping }), null)}
        />
      </fieldset>
    </>
  );
}

/** A choice between a few words, with a label above. */
function Choice(props: SegmentedProps) {
  return (
    <div className={css.named}>
      <span aria-hidden="true">{props.label}</span>
      <Segmented {...props} block />
    </div>
  );
}

/** Says whether the pinned colour was kept in each scheme, and why not. */
function PinReport({ brand: { pin }, say }: Pick<EditorProps, 'brand' | 'say'>) {
  if (!pin) return null;
  const lines = schemes.map((scheme) => {
    const [miss] = pin[scheme].misses;
    const shown = say(`studio.${scheme}`);
    return miss === undefined
      ? say('studio.pinKept', { scheme: shown })
      : say('studio.pinRefused', {
          scheme: shown,
          pair: pairName(miss),
          ratio: miss.ratio.toFixed(2),
          min: miss.min,
        });
  });
  const kept = schemes.every((scheme) => pin[scheme].kept);
  return (
    <Alert tone={kept ? 'success' : 'warn'} data-testid="pin">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Alert>
  );
}
