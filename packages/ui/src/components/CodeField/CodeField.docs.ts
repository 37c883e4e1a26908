import { defineDocs, fieldParts } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['A code that comes by message or from an app.'],
  avoid: ['A code from a picture: take CaptchaField.', 'Passwords: take PasswordField.'],
  content: [
    'The hint says where the code went and how long it holds.',
    'The button counts down still, in whole seconds.',
  ],
  anatomy: {
    ...fieldParts,
    row: 'Box and button in one line.',
    send: 'Sends the code, then counts down until it may be sent again.',
  },
  do: {
    states: ['countdown', 'sendAgain'],
    says: 'While it counts, the button says when it works again.',
  },
  dont: {
    states: ['sendDisabled'],
    says: 'Do not disable the button without saying what is missing.',
  },
  wording: {
    bn: '017•• •••123 নম্বরে কোড পাঠানো হয়েছে। 5 মিনিট কাজ করবে।',
    en: 'A code was sent to 017•• •••123. It works for 5 minutes.',
  },
});
