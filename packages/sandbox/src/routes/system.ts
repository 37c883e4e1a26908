import { Hono } from 'hono';
import type { Backend } from '../backend.ts';
import { captchaImage, captchaText } from '../captcha.ts';
import { bannersOf, countriesIn, noticesIn } from '../catalogue/content.ts';
import { settingsIn, treeOf, visitorIp } from '../content/settings.ts';
import { accept } from '../http/answer.ts';
import { languageFor } from '../http/caller.ts';
import type { Encryption } from '../http/encrypted.ts';
import { faultHeader } from '../http/faults.ts';
import { invitationOf } from '../state/invitations.ts';
import { randomToken } from '../state/state.ts';

/**
 * Calls that need no login: settings, status, content.
 * @param encryption publishes its keys with the settings (ENC-01)
 * @param accent accent of the brand the site is shown in, `#rrggbb`
 */
export function systemRoutes(
  backend: Backend,
  encryption: Pick<Encryption, 'published'>,
  accent?: string,
): Hono {
  return new Hono()
    .get('/wps/system/whitelabel', async (c) => {
      const settings = settingsIn(languageFor(c.req.raw), backend.scenario);
      const ciphers = await encryption.published();
      const value = { ...settings, ...(ciphers.length > 0 && { ciphers }) };
      if (backend.scenario.settings === 'flat') return accept(value);
      const answer = accept(treeOf(value, backend.scenario));
      // The contract describes the flat settings; the client reads both.
      answer.headers.set(faultHeader, 'tree');
      return answer;
    })
    .get('/wps/system/status', () =>
      accept({ status: backend.scenario.status, location: { ip: visitorIp } }),
    )
    .get('/wps/system/setting/register', () => accept(backend.scenario.registerRules))
    .get('/wps/system/countries', (c) => accept(countriesIn(languageFor(c.req.raw))))
    .get('/wps/system/banners', (c) =>
      accept(bannersOf(c.req.query('groupName') ?? 'w_home', languageFor(c.req.raw), accent)),
    )
    .get('/wps/system/notices', (c) => accept(noticesIn(languageFor(c.req.raw))))
    .get('/wps/system/domainRoute', (c) => {
      const { host, origin } = new URL(c.req.url);
      // The demo is only a web app: it lists no other file to download.
      return accept({
        domainList: [host],
        resources: [
          {
            resourceType: 'WEB_APP',
            url: `${origin}/down`,
            qrCodeUrl: `${origin}/down?from=qr`,
            labelNameEn: 'Web app',
          },
        ],
      });
    })
    .get('/wps/captcha', () => {
      const { captchas, random } = backend.state;
      const text = captchaText(random);
      const id = randomToken(backend.state, 12);
      captchas.set(id, text);
      const answer = accept({ id, image: captchaImage(text, random) });
      // The code can be used only once.
      answer.headers.set('Cache-Control', 'no-store');
      return answer;
    })
    .get('/wps/agent/affiliate', (c) => {
      const code = (c.req.query('code') ?? '').trim();
      const invitation = invitationOf(backend.state, backend.now(), code);
      return accept({ valid: invitation !== null, code });
    });
}
