import {
  answerWith,
  type Override,
  withEnvelope,
  withOverrides,
} from '@parlour/api-client/overrides';

/** Codes of the other backend that the site has to know. */
const codes: Readonly<Record<string, string>> = {
  40101: 'UNAUTHENTICATED',
  40102: 'CREDENTIALS_WRONG',
  42901: 'RATE_LIMITED',
};

/** Every answer is `{ code, data, msg }`, and 0 is a success. */
const inEnvelope = (fetch: (request: Request) => Promise<Response>) =>
  withEnvelope(fetch, ({ code, data, msg }) => ({
    success: code === 0,
    value: code === 0 ? data : { code: codes[String(code)] },
    message: msg,
  }));

/** The switches are fields of the settings, such as `FREEPLAY3: true`. */
const settings: Override = async (request, next) => {
  const { value } = await (await next(request)).json();
  const modules = Object.entries(value)
    .filter(([, on]) => typeof on === 'boolean')
    .map(([modId, enabled]) => ({ modId, enabled }));
  return answerWith({ ...value, modules });
};

/** First the envelope, then what differs in single operations. */
export const throughEnvelope = (fetch: (request: Request) => Promise<Response>) =>
  withOverrides(inEnvelope(fetch), { 'GET /wps/system/whitelabel': settings });
