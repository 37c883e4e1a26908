import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Proof of a payment, pictures for feedback.'],
  avoid: ['One small picture of a profile: not part of the product.'],
  content: ['The hint keeps type, size and number; an error names the file.'],
  anatomy: {
    label: 'What is wanted.',
    control: 'The hidden input that opens the dialog of the system.',
    hint: 'Types, size and number.',
    error: 'What is wrong, with the name of the file.',
    add: 'Chooses files.',
    list: 'The chosen files.',
    file: 'One file with its progress.',
    retry: 'Sends a file again.',
    remove: 'Takes a file away.',
  },
  do: {
    states: ['waiting', 'failed'],
    says: 'A failed file stays in the list with a retry; the others go on.',
  },
  dont: {
    states: ['full'],
    says: 'Do not hide the button when the list is full. Say that it is full.',
  },
  wording: { bn: 'JPG বা PNG, 5 MB পর্যন্ত, সর্বোচ্চ 3টি', en: 'JPG or PNG, up to 5 MB, 3 at most' },
});
