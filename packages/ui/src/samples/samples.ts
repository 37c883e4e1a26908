import basicsBn from './messages/basics.bn.json' with { type: 'json' };
import basicsEn from './messages/basics.en.json' with { type: 'json' };
import casinoBn from './messages/casino.bn.json' with { type: 'json' };
import casinoEn from './messages/casino.en.json' with { type: 'json' };
import dataBn from './messages/data.bn.json' with { type: 'json' };
import dataEn from './messages/data.en.json' with { type: 'json' };
import formsBn from './messages/forms.bn.json' with { type: 'json' };
import formsEn from './messages/forms.en.json' with { type: 'json' };
import formsMoreBn from './messages/forms-more.bn.json' with { type: 'json' };
import formsMoreEn from './messages/forms-more.en.json' with { type: 'json' };
import inspectorBn from './messages/inspector.bn.json' with { type: 'json' };
import inspectorEn from './messages/inspector.en.json' with { type: 'json' };
import overlaysBn from './messages/overlays.bn.json' with { type: 'json' };
import overlaysEn from './messages/overlays.en.json' with { type: 'json' };
import productBn from './messages/product.bn.json' with { type: 'json' };
import productEn from './messages/product.en.json' with { type: 'json' };
import siteBn from './messages/site.bn.json' with { type: 'json' };
import siteEn from './messages/site.en.json' with { type: 'json' };
import studioBn from './messages/studio.bn.json' with { type: 'json' };
import studioEn from './messages/studio.en.json' with { type: 'json' };

/** Languages of the sample texts. Bengali is the default of the product. */
export type SampleLanguage = 'bn' | 'en';

const en = {
  ...basicsEn,
  ...dataEn,
  ...formsEn,
  ...formsMoreEn,
  ...overlaysEn,
  ...casinoEn,
  ...siteEn,
  ...productEn,
  ...studioEn,
  ...inspectorEn,
};

/** Key of a sample text. The English files define the keys; a key without a Bengali text is a type error here. */
export type SampleKey = Extract<keyof typeof en, string>;

const bn: Readonly<Record<SampleKey, string>> = {
  ...basicsBn,
  ...dataBn,
  ...formsBn,
  ...formsMoreBn,
  ...overlaysBn,
  ...casinoBn,
  ...siteBn,
  ...productBn,
  ...studioBn,
  ...inspectorBn,
};

const texts: Readonly<Record<SampleLanguage, Readonly<Record<SampleKey, string>>>> = { bn, en };

/** Returns the sample text of a key. */
export type Say = (key: SampleKey) => string;

/** Returns the sample texts of one language: `sayIn('bn')('action.play')`. */
export function sayIn(language: SampleLanguage): Say {
  return (key) => texts[language][key];
}
