/** Judges one answer: did it come, has it the envelope, does the value fit what the site reads. */
import { isRecord } from '../../packages/api-client/generate/document.ts';
import { type OperationId, schemas } from '../../packages/api-client/src/schemas.ts';
import type { Schema } from '../../packages/api-client/src/transport/types.ts';
import { type EnvelopeNames, envelopeCode, opened } from './envelope.ts';
import { fieldProblems, type Issue } from './fields.ts';
import { type Finding, plain, type Weight } from './finding.ts';
import { elsewhereCode, modulesCode } from './override-code.ts';
import type { Limits, Visit } from './visit.ts';

/** What is judged. */
export interface Judged {
  readonly call: OperationId;
  readonly isEssential?: boolean;
  readonly without: string;
  readonly schema: Schema<unknown>;
  readonly visit: Visit;
  readonly limits: Limits;
}

interface Words {
  readonly place: string;
  readonly got: string;
  readonly need: string;
  readonly solve: string;
  readonly code?: string;
}

const switches = /^[A-Z]{4,}\d$/;

/** Whether the settings have their switches as fields, such as `{ "FREEPLAY3": true }`. */
function flatSwitches(value: unknown): readonly string[] {
  if (!isRecord(value)) return [];
  return Object.keys(value).filter(
    (name) => switches.test(name) && typeof value[name] === 'boolean',
  );
}

const looksLikeHtml = (body: string): boolean =>
  /^\s*<(?:!doctype|html|head|body|\?xml)/i.test(body);

const json = 'JSON: { "success": true, "value": …, "message": null }';

function troubleWords({ trouble, reason }: Visit, { timeoutMs, maxBytes }: Limits): Words {
  const place = 'answer';
  if (trouble === 'silent') {
    return {
      place,
      got: `no whole answer within ${timeoutMs / 1000} seconds`,
      need: 'an answer within 15 seconds; settings and status within 5',
      solve: 'Answer sooner. A proxy in between may hold answers back.',
    };
  }
  if (trouble === 'endless') {
    return {
      place,
      got: `an answer of more than ${maxBytes / 1_000_000} MB; the check stopped reading`,
      need: 'one JSON document with the page that was asked for',
      solve: 'Honour `pageNo` and `pageSize`. A stream is no answer to a call.',
    };
  }
  return {
    place,
    got: `no connection (${plain(reason, 40)})`,
    need: 'an answer',
    solve: 'Check the address, the name server, the certificate and the firewall.',
  };
}

/** Words for an answer without a readable envelope; undefined when it has one. */
function unreadable(operation: string, { answer }: Visit): Words | undefined {
  if (answer === null) return undefined;
  const { status, body } = answer;
  const address = {
    place: 'address',
    need: `an answer to \`${operation}\``,
    code: elsewhereCode(operation),
  };
  const solve =
    'Add the call. If you have it under another address, an override asks there. Leave the feature off if you do not offer it.';
  let read: unknown;
  try {
    read = JSON.parse(body);
  } catch {
    if ([404, 405, 501].includes(status)) return { ...address, got: `status ${status}`, solve };
    if (looksLikeHtml(body)) {
      return {
        ...address,
        got: `an HTML page (status ${status})`,
        need: json,
        solve:
          'The address leads to a web site, a login page or an error page of a proxy. Check the address and its prefix (`baseUrl`), or add the call.',
      };
    }
    return {
      place: 'answer',
      got:
        body === ''
          ? `an empty body (status ${status})`
          : `text that is no JSON (status ${status})`,
      need: json,
      solve: 'Send one JSON document. An empty success is `"value": null`.',
    };
  }
  const known = opened(read);
  if (known !== undefined) return undefined;
  if ([404, 405, 501].includes(status)) return { ...address, got: `status ${status}`, solve };
  const names = isRecord(read) ? Object.keys(read).map((name) => plain(name, 24)) : [];
  return {
    place: 'envelope',
    got:
      names.length > 0
        ? `an object with ${plain(names.join(', '), 80)}`
        : 'a value without envelope',
    need: json,
    solve: 'Put the value into the envelope, or let an override do it.',
    code: `'${operation}': async (request, next) => answerWith(await (await next(request)).json()),`,
  };
}

/** Another envelope is one difference of the whole backend. */
function envelopeFinding(names: EnvelopeNames): Finding {
  const { success, value, message } = names;
  return {
    calls: [],
    place: 'envelope',
    weight: 'essential',
    got: `\`${success}\`, \`${value}\`${message === null ? '' : ` and \`${message}\``} around each value`,
    need: json,
    sees: 'The site does not open: it cannot read a single answer.',
    solve: 'One wrapper around `fetch` translates every answer. The check went on behind it.',
    code: envelopeCode(names),
  };
}

function refusalWords(status: number, code: string | null): Words {
  return {
    place: 'success',
    got: `a refusal${code === null ? ' without a code of ours' : ` with the code ${code}`} (status ${status})`,
    need: 'a success: the site asks exactly this',
    solve:
      'If a parameter or header is the reason, name yours in `calls` or `headers` of the configuration. A feature that is off needs no answer.',
  };
}

/** Everything that differs in one answer. */
export function judge(judged: Judged): readonly Finding[] {
  const { call, visit, limits, without, schema } = judged;
  const { method, path } = schemas[call];
  const operation = `${method} ${path}`;
  const found = (
    words: Words,
    weight: Weight = judged.isEssential ? 'essential' : 'part',
  ): Finding => ({
    calls: [call],
    weight,
    sees: without,
    ...words,
  });
  if (visit.answer === null) return [found(troubleWords(visit, limits))];
  const words = unreadable(operation, visit);
  if (words !== undefined) return [found(words)];
  const { status, body } = visit.answer;
  const read: unknown = JSON.parse(body);
  const open = opened(read);
  if (open === undefined) return [];
  const findings: Finding[] = open.names ? [envelopeFinding(open.names)] : [];
  if (!open.success) {
    const isOff = open.code === 'FEATURE_OFF';
    return [...findings, found(refusalWords(status, open.code), isOff ? 'advice' : undefined)];
  }
  if (status < 200 || status > 299) {
    findings.push(
      found({
        place: 'status',
        got: `a success with status ${status}`,
        need: 'status 200',
        solve: 'Send 200 with a success. The site reads no value of another status.',
      }),
    );
  }
  const issues = issuesOf(schema, open.value);
  const flat = call === 'getSiteSettings' ? flatSwitches(open.value) : [];
  for (const problem of fieldProblems(operation, open.value, issues)) {
    findings.push(
      found(
        flat.length > 0 && problem.place === 'value.modules'
          ? {
              ...problem,
              got: `switches as fields of the settings: ${plain(flat.join(', '), 80)}`,
              need: 'a list: [{ "modId": "FREEPLAY3", "enabled": true }]',
              solve: 'An override makes the list of them.',
              code: modulesCode,
            }
          : problem,
      ),
    );
  }
  return findings;
}

function issuesOf(schema: Schema<unknown>, value: unknown): readonly Issue[] {
  try {
    const result = schema.safeParse(value);
    return result.success ? [] : result.error.issues;
  } catch {
    // A document that is nested very deeply exhausts the stack of any validator.
    return [{ path: [] }];
  }
}
