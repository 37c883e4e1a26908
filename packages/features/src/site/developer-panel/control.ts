import type { InLanguages } from '../../shared/i18n/language.ts';

/** One planned fault of the sandbox. */
export interface Fault {
  readonly path: string;
  readonly kind: string;
  readonly [detail: string]: unknown;
}

/** The document that the sandbox sends and accepts at its scenario address. */
export interface Scenario {
  /** The named scenario it came from; `null` for none. */
  readonly name: string | null;
  readonly flags: Readonly<Record<string, boolean>>;
  readonly registerRules: Readonly<Record<string, unknown>>;
  readonly status: number;
  readonly clock: string | null;
  readonly faults: readonly Fault[];
  /** Parts that the panel does not show; they are sent back unchanged. */
  readonly [part: string]: unknown;
}

/** A scenario with a name, and a sentence that describes it. */
export interface NamedScenario {
  readonly name: string;
  readonly sentence: string;
}

/** Codes that would arrive on a phone or stand in a picture. */
export interface Inbox {
  readonly sms: readonly { readonly to: string; readonly code: string }[];
  readonly captchas: readonly { readonly id: string; readonly text: string }[];
}

/** An account that exists in the demo from the start. */
export interface DemoAccount {
  readonly username: string;
  readonly nickname: InLanguages;
}

/** The sandbox refused a scenario; `part` names the part it did not accept. */
export class ScenarioRefused extends Error {
  readonly part: string;
  constructor(part: string) {
    super(`The sandbox refused the scenario: ${part}`);
    this.part = part;
  }
}

/** Access to the sandbox: the site uses the network, a story has its own sandbox. */
export interface SandboxControl {
  /** The current scenario; `null` when no sandbox answers. */
  readonly get: () => Promise<Scenario | null>;
  /** Rejects with `ScenarioRefused` when the sandbox does not accept it. */
  readonly put: (scenario: Scenario) => Promise<Scenario>;
  /** Applies a named scenario over the defaults; `null` goes back to the defaults. */
  readonly putNamed: (name: string | null) => Promise<Scenario>;
  /** The named scenarios, in a language. */
  readonly scenarios: (language: string) => Promise<readonly NamedScenario[]>;
  /** Resets scenario, members and sessions to the start. */
  readonly reset: () => Promise<Scenario>;
  readonly inbox: () => Promise<Inbox>;
  readonly accounts: () => Promise<readonly DemoAccount[]>;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isFault = (value: unknown): value is Fault =>
  isRecord(value) && typeof value.path === 'string' && typeof value.kind === 'string';

const isFlags = (value: unknown): value is Record<string, boolean> =>
  isRecord(value) && Object.values(value).every((on) => typeof on === 'boolean');

/** Reads a scenario document; `null` when it is none, because another server's page may answer here. */
export function readScenario(document: unknown): Scenario | null {
  if (!isRecord(document)) return null;
  const { name = null, flags, registerRules, status, clock, faults } = document;
  if (name !== null && typeof name !== 'string') return null;
  if (!isFlags(flags) || !isRecord(registerRules) || typeof status !== 'number') return null;
  if (clock !== null && typeof clock !== 'string') return null;
  if (!Array.isArray(faults) || !faults.every(isFault)) return null;
  return { ...document, name, flags, registerRules, status, clock, faults };
}

const texts = (value: unknown, ...keys: readonly string[]): readonly Record<string, unknown>[] =>
  Array.isArray(value)
    ? value.filter(
        (row): row is Record<string, unknown> =>
          isRecord(row) && keys.every((key) => typeof row[key] === 'string'),
      )
    : [];

function readInbox(document: unknown): Inbox {
  const { sms, captchas } = isRecord(document) ? document : {};
  return {
    sms: texts(sms, 'to', 'code').map(({ to, code }) => ({ to: String(to), code: String(code) })),
    captchas: texts(captchas, 'id', 'text').map(({ id, text }) => ({
      id: String(id),
      text: String(text),
    })),
  };
}

function readAccounts(document: unknown): readonly DemoAccount[] {
  return texts(document, 'username').map(({ username, nickname }) => ({
    username: String(username),
    nickname: {
      en: String(username),
      ...Object.fromEntries(
        Object.entries(isRecord(nickname) ? nickname : {}).map(([key, name]) => [
          key,
          String(name),
        ]),
      ),
    },
  }));
}

const readNamed = (document: unknown): readonly NamedScenario[] =>
  texts(document, 'name', 'sentence').map(({ name, sentence }) => ({
    name: String(name),
    sentence: String(sentence),
  }));

/** Builds the control over `fetch`; `baseUrl` is the host of the sandbox, empty for the same origin. */
export function sandboxControl(
  fetch: (request: Request) => Promise<Response>,
  baseUrl: string,
): SandboxControl {
  const ask = async (path: string, init?: RequestInit): Promise<unknown> => {
    const answer = await fetch(new Request(`${baseUrl}/sandbox/${path}`, init));
    const document: unknown = await answer.json();
    if (answer.status === 400 && isRecord(document)) {
      throw new ScenarioRefused(String(document.wrong));
    }
    if (!answer.ok) throw new Error(`The sandbox answered ${answer.status}`);
    return document;
  };
  const scenario = async (init?: RequestInit) => {
    const read = readScenario(await ask('scenario', init));
    if (!read) throw new Error('The sandbox sent no scenario');
    return read;
  };
  return {
    get: async () => {
      try {
        return await scenario();
      } catch {
        return null;
      }
    },
    put: async (next) => scenario({ method: 'PUT', body: JSON.stringify(next) }),
    putNamed: async (name) => scenario({ method: 'PUT', body: JSON.stringify({ name }) }),
    scenarios: async (language) =>
      readNamed(await ask('scenarios', { headers: { Language: language } })),
    reset: async () => scenario({ method: 'DELETE' }),
    inbox: async () => readInbox(await ask('inbox')),
    accounts: async () => readAccounts(await ask('accounts')),
  };
}
