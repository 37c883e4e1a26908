import * as z from 'zod';
import { ownTextPattern } from '../i18n/own-texts.ts';
import { homeSections, navigationEntries } from '../runtime/config-lists.ts';
import {
  aesKeyPattern,
  amountPattern,
  baseUrlPattern,
  brandPattern,
  callValuePattern,
  headerPattern,
  isOrigin,
  merchantPattern,
  reportUrlPattern,
  rsaKeyPattern,
  serviceHostPattern,
  siteUrlPattern,
  tokenPrefixPattern,
} from '../runtime/config-patterns.ts';
import { entries, flag, languageTag, list, must, names, text, word } from './parts.ts';
import { botChallenge, licence, phoneVerification, policy, socialLinks } from './schema-objects.ts';

const header = () => text(headerPattern, 'the name of a header, or "" to leave it out').optional();
const callValue = () =>
  text(callValuePattern, 'letters, digits and `_ , . -`, at most 80').optional();
const amount = () =>
  text(amountPattern, 'an amount above 0 as a text, such as "1000" or "50.50"').optional();

const cipher = z
  .union(
    [
      z.literal('none'),
      entries({ name: z.literal('aes'), key: text(aesKeyPattern, '64 hex digits') }),
      entries({
        name: z.literal('rsa'),
        key: text(rsaKeyPattern, 'a public RSA key of at least 2048 bits in base64'),
      }),
    ],
    must('null, "none", or an object with the name "rsa" or "aes" and a key'),
  )
  .nullable();

const texts = z.record(
  languageTag(),
  z.record(
    z.string(),
    text(ownTextPattern, 'a plain text of at most 300 characters, without `<` and `>`'),
    must('an object of texts by key'),
  ),
  must('an object of texts by language'),
);

const shape = {
  $schema: z.string().describe('The address of this schema, for editors. The site ignores it.'),
  baseUrl: text(
    baseUrlPattern,
    'an address that begins with `http://` or `https://`, or ""',
  ).describe('Host of the backend. Without it: the host of the page.'),
  merchant: text(merchantPattern, '1 to 40 letters, digits, `_` and `-`').describe(
    'Sent to the backend as `Merchant`. Default: parlour.',
  ),
  brand: text(brandPattern, 'the id of a brand, such as "padma"').describe(
    'Id of a brand of the build. Default: padma.',
  ),
  brandFile: z
    .union(
      [
        text(/^(?:https?:\/)?\/\S+$/, 'a path of the site, or an address with `https://`'),
        z.looseObject({}),
      ],
      must('a brand file, a path of the site, or an address with `https://`'),
    )
    .nullable()
    .describe('A brand that was made after the build: the file itself, or its address.'),
  defaultLanguage: languageTag().describe('For visitors who have chosen none. Default: bn.'),
  languages: list(languageTag())
    .min(1, must('a list with at least one language'))
    .describe('The languages that visitors may choose. Default: all of the build.'),
  lottery: entries({ area: z.literal('VN', must('"VN"')), type: word(['SEA', 'ZY', 'Lott']) })
    .nullable()
    .describe('The area of a launch, and the type with a tab of its own.'),
  operatorMode: word(['demo', 'live']).describe(
    'demo: play money, labelled everywhere. live: real money. Default: demo.',
  ),
  requireLogin: flag().describe('Every page needs a login. Default: false.'),
  memberCentre: flag().describe(
    'Whether the member and agent centres, deposit and withdrawal show. Default: true.',
  ),
  bgCategoryLanguage: languageTag()
    .nullable()
    .describe('The only language that offers games of category BG. Default: none.'),
  cipher: cipher.describe(
    'The key that encrypts passwords. null: the key of the backend. none: plain bodies.',
  ),
  headers: entries({
    token: header(),
    tokenPrefix: text(tokenPrefixPattern, 'at most 20 plain characters').optional(),
    merchant: header(),
    language: header(),
    device: header(),
    encryption: header(),
    idempotency: header(),
  }).describe('Names of headers that your backend expects instead of the usual ones.'),
  calls: entries({
    channel: callValue(),
    platform: callValue(),
    favouritePlatform: callValue(),
  }).describe('Constants of the requests.'),
  serviceHosts: list(
    text(serviceHostPattern, 'a host such as "help.example.com" or "*.example.com"'),
  ).describe('Hosts on which customer service may be opened.'),
  ownOrigins: list(
    z
      .string(must('an origin such as "https://padma.example"'))
      .refine(isOrigin, must('an origin such as "https://padma.example"')),
  ).describe('Origins of other pages of your own, where login and registration accept typing.'),
  botChallenge: botChallenge
    .nullable()
    .describe('The proof that a person logs in or registers. Default: none.'),
  phoneVerification: phoneVerification
    .nullable()
    .describe('Who sends and checks SMS codes. Default: the backend.'),
  reportUrl: text(
    reportUrlPattern,
    'an address that begins with `https://`, or a path of the site that begins with `/`',
  ).describe('Where Web Vitals and unseen errors are sent. Default: nowhere.'),
  ageGate: word(['ask', 'none']).describe(
    'Whether the site asks for the age. Default: a live site asks, a demo does not.',
  ),
  licence: licence.nullable().describe('One licence or a list, shown in the footer.'),
  marketFigures: entries({ registerBonus: amount(), zaloBonus: amount() }).describe(
    'Amounts that the texts of your market promise, as decimal texts.',
  ),
  texts: texts.describe(
    'Texts of your own by language and key: { "bn": { "nav.home": "…" } }. They replace those of the product.',
  ),
  navigation: names(navigationEntries)
    .nullable()
    .describe('The entries of the main navigation, in order. Default: all. Others do not show.'),
  home: names(homeSections)
    .nullable()
    .describe('The sections of the home page, in order; shelves come last. Default: all.'),
  socialLinks: socialLinks.describe('Pages of yours in social networks, shown in the footer.'),
  siteUrl: text(
    siteUrlPattern,
    'an address without a path, such as "https://padma.example"',
  ).describe('Address of the site for search engines and shared links. Default: none.'),
  pwa: flag().describe(
    'Whether visitors may install the site, and its last lobby opens without a network. Default: true.',
  ),
  policy: policy.nullable().describe('Hosts that the browser may contact besides the site.'),
};

/** The schema of an operator's configuration (CFG-01). Every entry is optional; an unknown one is refused. */
export const siteConfigSchema = z.strictObject(shape, must('an object, `{ … }`')).partial();
