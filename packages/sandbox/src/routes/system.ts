import { Hono } from 'hono';
import type { Backend } from '../backend.ts';
import { captchaImage, captchaText } from '../captcha.ts';
import { bannersOf, countriesIn, noticesIn } from '../catalogue/content.ts';
import { houseKinds, servicesIn } from '../content/reading.ts';
import { accept } from '../http/answer.ts';
import { languageFor } from '../http/caller.ts';
import { minAge } from '../state/age.ts';
import { invitationOf } from '../state/invitations.ts';
import { randomToken } from '../state/state.ts';

/**
 * Calls that need no login: settings, status, content.
 * @param accent accent of the brand the site is shown in, `#rrggbb`
 */
export function systemRoutes(backend: Backend, accent?: string): Hono {
  return new Hono()
    .get('/wps/system/whitelabel', (c) =>
      accept({
        modules: [
          {
            modId: 'ACCOUNTS',
            enabled: true,
            children: Object.entries(backend.scenario.flags).map(([modId, enabled]) => ({
              modId,
              enabled,
            })),
          },
        ],
        currencySymbol: '\u09F3',
        operatorMode: 'demo',
        minAge,
        timeZone: 'Asia/Dhaka',
        imageCDNs: [],
        launchGameCDNs: [],
        customerService: servicesIn(languageFor(c.req.raw), 0).map(({ csType, title, path }) => ({
          csType,
          title,
          path,
        })),
        texts: houseKinds.filter((kind) => !backend.scenario.missingTexts.includes(kind)),
      }),
    )
    .get('/wps/system/status', () =>
      accept({ status: backend.scenario.status, location: { ip: '203.0.113.7' } }),
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
        resources: [{ resourceType: 'WEB_APP', url: `${origin}/down`, labelNameEn: 'Web app' }],
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
