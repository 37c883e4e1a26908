import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['A code that comes by message or from an app.'],
  avoid: ['A code from a picture: take CaptchaField.', 'Passwords: take PasswordField.'],
  content: [
    'The hint says where the code went and how long it holds.',
    'The button counts down still, in whole seconds.',
  ],
});
