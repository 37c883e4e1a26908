import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['How much of a known whole is done: an upload, a turnover, a limit.'],
  avoid: ['Waiting of unknown length: take Spinner.', 'Levels: take LevelCard.'],
  content: ['The words give both figures; near a limit they say what happens there.'],
  anatomy: {
    label: 'What progresses.',
    text: 'Both figures.',
    track: 'The whole.',
    bar: 'The part that is done.',
  },
  do: {
    states: ['wagering', 'limitReached'],
    says: 'The words give both figures and what happens at the end.',
  },
  dont: { states: ['indeterminate'], says: 'Do not show a moving bar for a share that is known.' },
  wording: { bn: '৳5,000-এর মধ্যে ৳3,200 বাজি হয়েছে', en: '৳3,200 of ৳5,000 wagered' },
});
