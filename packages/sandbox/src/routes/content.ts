import type { Hono } from 'hono';
import type { Backend } from '../backend.ts';
import { languageOf } from '../catalogue/language.ts';
import {
  announcementsIn,
  encryptedServicesIn,
  feedbackTypesIn,
  helpIn,
  houseKinds,
  postsIn,
} from '../content/reading.ts';
import { winnersIn } from '../content/winners.ts';
import { accept } from '../http/answer.ts';
import { sessionOf } from '../http/caller.ts';
import type { Encryption } from '../http/encrypted.ts';
import { lines, maybe, note, oneOf, text, texts, whole } from '../http/fields.ts';
import { notFound, operations, wrongField } from '../http/operation.ts';
import { nextReference } from '../state/state.ts';
import { translate } from '../text/translate.ts';
import { areProofs } from './member-centre/uploads.ts';
import { pageOf, paging } from './paging.ts';

const language = { language: maybe(text(16)) };

/** Feedback must be at least a sentence and not too long, in characters. */
const feedbackLength = { min: 10, max: 500 };
const feedbackImages = 3;

/** Content of the site: announcements, help, news, services, feedback (NOT-02, HLP-01, LAY-06, WIN-01). */
export function contentRoutes(backend: Backend, encryption: Pick<Encryption, 'encrypt'>): Hono {
  const { app, on } = operations(backend);

  on(
    'GET /wps/relay/MCSFE_getListAnnouncements',
    {
      who: 'anyone',
      input: {
        types: maybe(note(64)),
        platform: maybe(oneOf('W')),
        execution: maybe(oneOf('A', 'B', 'F')),
        ...language,
      },
    },
    ({ request, input, member, language: spoken }) => {
      // Visitors get announcements for visitors, whatever they ask for.
      const own = member ? ['A', ...(sessionOf(backend, request)?.isFirst ? ['F'] : [])] : ['B'];
      // Members ask for A; at their first login they also get what is shown once.
      const { execution = 'A' } = input;
      const asked = execution === 'A' ? own : [execution];
      const executions = member ? asked : asked.filter((one) => one === 'B');
      const list = announcementsIn(spoken, backend.now(), {
        types: input.types ?? '',
        executions,
      });
      return accept({ list });
    },
  );

  // The `language` parameter has priority over the page's language: a search reads both.
  on(
    'GET /wps/system/helpCenter',
    { who: 'anyone', input: language },
    ({ input, language: spoken }) =>
      accept(helpIn(input.language ? languageOf(input.language) : spoken)),
  );

  on(
    'GET /wps/content/posts',
    {
      who: 'anyone',
      input: { kind: maybe(oneOf('NEWS', 'BLOG', ...houseKinds)), ...language, ...paging },
    },
    ({ input, language: spoken }) => {
      const posts = postsIn(spoken, backend.now(), backend.scenario.missingTexts)
        .filter(({ kind }) => (input.kind ?? kind) === kind)
        .map(({ content, ...post }) => post);
      return accept(pageOf(posts, input));
    },
  );

  on(
    'GET /wps/content/post',
    { who: 'anyone', input: { postId: text(64), ...language } },
    ({ input, language: spoken }) => {
      const posts = postsIn(spoken, backend.now(), backend.scenario.missingTexts);
      const post = posts.find(({ postId }) => postId === input.postId);
      return post ? accept(post) : notFound;
    },
  );

  on(
    'GET /wps/customerService',
    { who: 'anyone', input: language },
    async ({ member, language: spoken }) =>
      accept({
        list: await encryptedServicesIn(spoken, member?.rankLevel ?? 0, encryption.encrypt),
      }),
  );

  on(
    'GET /wps/relay/GCSGAME_getRankList',
    {
      who: 'anyone',
      input: { gameCategory: maybe(oneOf('ALL')), limitNum: maybe(whole(1, 100)), ...language },
    },
    ({ input, language: spoken }) =>
      accept({
        list: winnersIn(backend.catalogue, backend.seed, backend.now(), {
          language: spoken,
          limit: input.limitNum ?? 20,
        }),
        demo: true,
        asOf: new Date(backend.now()).toISOString(),
      }),
  );

  on('GET /wps/feedback/options', { who: 'anyone', input: {} }, ({ language: spoken }) =>
    accept({
      questionTypes: feedbackTypesIn(spoken),
      minLength: feedbackLength.min,
      maxLength: feedbackLength.max,
      maxImages: feedbackImages,
    }),
  );

  on(
    'PUT /wps/feedback',
    {
      who: 'anyone',
      input: {
        questionType: text(32),
        content: lines(2_000),
        uploadIds: maybe(texts(feedbackImages)),
        email: maybe(note(60)),
        device: maybe(note(255)),
      },
      once: true,
    },
    ({ member, input, language: spoken }) => {
      const known = feedbackTypesIn(spoken).some(({ code }) => code === input.questionType);
      if (!known) return wrongField('questionType', translate('format', spoken));
      const length = [...input.content].length;
      if (length < feedbackLength.min || length > feedbackLength.max) {
        const { min, max } = feedbackLength;
        const values = { min: String(min), max: String(max) };
        return wrongField('content', translate('lengthRange', spoken, values));
      }
      if (!areProofs(backend.state, member?.id ?? '', input.uploadIds ?? [])) {
        return { code: 'VALIDATION', text: 'uploadRefused', wrong: 'uploadIds' };
      }
      const { feedback } = backend.state.agents;
      const now = backend.now();
      const memberId = member?.id ?? null;
      const recent = feedback.filter((one) => one.memberId === memberId && now - one.at < 60_000);
      if (recent.length >= 3) {
        const values = { seconds: '60' };
        return { code: 'RATE_LIMITED', text: 'rateLimited', values, retryAfter: 60 };
      }
      const id = nextReference(backend.state, 'FB');
      const { questionType, content } = input;
      feedback.push({ id, memberId, questionType, content, at: now });
      return accept({ feedbackId: id, reference: id });
    },
  );

  on(
    'GET /wps/feedback',
    { who: 'member', input: paging },
    ({ member, input, language: spoken }) => {
      const now = backend.now();
      const rows = backend.state.agents.feedback
        .filter(({ memberId }) => memberId === member.id)
        .reverse()
        .map(({ id, questionType, content, at }) => {
          // Feedback is answered within the hour.
          const answered = now - at > 3_600_000;
          return {
            feedbackId: id,
            reference: id,
            questionType,
            content,
            status: answered ? 'answered' : 'open',
            ...(answered && { answer: translate('feedbackAnswer', spoken) }),
            time: new Date(at).toISOString(),
          };
        });
      return accept(pageOf(rows, input));
    },
  );

  return app;
}
