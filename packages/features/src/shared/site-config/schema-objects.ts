import * as z from 'zod';
import { isDistinct, mostSocialLinks, socialNamePattern } from '../runtime/config-lists.ts';
import { entries, httpsAddress, list, must, scriptAddress, text } from './parts.ts';

const seconds = () =>
  z.number(must('a number of seconds above 0')).positive(must('a number of seconds above 0'));

/** The entry `botChallenge`: a script with a site key, or a module. */
export const botChallenge = z.discriminatedUnion(
  'kind',
  [
    entries({
      kind: z.literal('script'),
      scriptUrl: scriptAddress(),
      siteKey: z.string(must('the key of the service')).min(1, must('the key of the service')),
      global: z.string(must('the name of a variable')).optional(),
      timeoutSeconds: seconds().optional(),
    }),
    entries({
      kind: z.literal('module'),
      moduleUrl: scriptAddress(),
      timeoutSeconds: seconds().optional(),
    }),
  ],
  {
    error: ({ code }) =>
      code === 'invalid_union'
        ? 'must be "script" or "module"'
        : 'must be an object with the kind "script" or "module"',
  },
);

/** The entry `phoneVerification`: Firebase. */
export const phoneVerification = entries({
  kind: z.literal('firebase', must('"firebase"')),
  appUrl: scriptAddress(),
  authUrl: scriptAddress(),
  options: z.looseObject({}, must('the object that Firebase shows for a web app')),
});

const said = (be: string) => text(/^(?=.*\S)[\s\S]{1,200}$/, be);

const oneLicence = entries({
  regulator: said('the name of the authority, at most 200 characters'),
  number: said('the number of the licence, at most 200 characters'),
  entity: said('the name of the company, at most 200 characters'),
  verifyUrl: httpsAddress(),
  sample: z.boolean(must('true or false')).optional(),
});

/** The entry `licence`: one, or up to eight. */
export const licence = z.union(
  [oneLicence, list(oneLicence).max(8, must('a list of at most 8 licences'))],
  must('a licence, or a list of licences'),
);

const source = () =>
  text(
    /^[hH][tT][tT][pP][sS]:\/\/(?:\*\.)?[a-zA-Z\d-]+(?:\.[a-zA-Z\d-]+)+(?::\d+)?$/,
    'a host such as "https://img.example" or "https://*.img.example"',
  );
const sources = () => list(source()).optional();

/** The entry `policy`: hosts by what the browser may get from them. */
export const policy = entries({
  images: sources(),
  frames: sources(),
  scripts: sources(),
  connect: sources(),
  ancestors: sources(),
  trustedTypes: list(text(/^[\w#=@/.%-]+$/, 'the name of a trusted-types policy')).optional(),
});

/** The entry `socialLinks`. */
export const socialLinks = list(
  entries({
    name: text(socialNamePattern, 'a name of at most 30 characters, without `<` and `>`'),
    url: httpsAddress(),
  }),
)
  .max(mostSocialLinks, must(`a list of at most ${mostSocialLinks} links`))
  .refine(
    (links) => isDistinct(links.map(({ url }) => url)),
    must('a list without the same address twice'),
  );
