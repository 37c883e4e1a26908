/**
 * The script of a challenge like Turnstile: `render`, `remove` and callbacks. The site key selects the result: `pass`,
 * `fail`, `silent` (never answers), `ask` (a person must press).
 */
export const challengeScript = `
(() => {
  const widgets = new Map();
  let last = 0;
  window.turnstile = {
    render(place, options) {
      const id = 'w' + ++last;
      const holder = place.appendChild(document.createElement('div'));
      widgets.set(id, holder);
      const pass = () =>
        fetch('/sandbox/challenge', { method: 'POST' })
          .then((answer) => answer.json())
          .then(({ token }) => widgets.has(id) && options.callback(token));
      if (options.sitekey === 'pass') pass();
      else if (options.sitekey === 'fail') setTimeout(() => options['error-callback']('300030'));
      else if (options.sitekey === 'ask') {
        options['before-interactive-callback']?.();
        const button = holder.appendChild(document.createElement('button'));
        button.type = 'button';
        button.textContent = '\\u2713';
        button.style.cssText = 'min-inline-size:48px;min-block-size:48px';
        button.onclick = pass;
      }
      return id;
    },
    remove(id) {
      widgets.get(id)?.remove();
      widgets.delete(id);
    },
  };
})();
`;

/** The functions of Firebase for phone numbers, as one module. */
export const phoneScript = `
const ask = async (path, body) => {
  const answer = await fetch('/sandbox/phone/' + path, { method: 'POST', body: JSON.stringify(body) });
  const value = await answer.json();
  if (value.error) throw Object.assign(new Error(value.error), { code: value.error });
  return value;
};
export const initializeApp = (options) => ({ options });
export const getAuth = (app) => ({ app });
export class RecaptchaVerifier {
  clear() {}
}
export async function signInWithPhoneNumber(_auth, phone) {
  await ask('send', { phone });
  return {
    async confirm(code) {
      const { token } = await ask('confirm', { phone, code });
      return { user: { getIdToken: async () => token } };
    },
  };
}
`;
