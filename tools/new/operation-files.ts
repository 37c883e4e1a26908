/** A call of the contract, and what its parts are called. */
export interface Operation {
  /** `redeemVoucher`. */
  readonly id: string;
  readonly tag: string;
  /** Reads and changes nothing: a GET. */
  readonly isRead: boolean;
  readonly path: string;
  /** Schema of what it answers. */
  readonly answer: string;
  /** Schema of what a POST takes. */
  readonly body: string;
  /** What gives its routes in the reference backend. */
  readonly routes: string;
  readonly who: 'member' | 'agent';
}

const summaryOf = ({ isRead }: Operation): string =>
  isRead ? 'One entry by its id' : 'Changes one entry by its id';

/** Its request and answer in the API contract. */
export function contractTexts(operation: Operation): {
  readonly path: string;
  readonly schemas: string;
} {
  const { id, tag, isRead, answer, body } = operation;
  const asked = isRead
    ? `    parameters:
      - name: id
        in: query
        required: true
        description: Which entry.
        schema: { type: string, examples: [first] }
`
    : `    requestBody:
      required: true
      content:
        application/json:
          schema: { $ref: ../schemas/${tag}.yaml#/${body} }
          example: { id: first }
`;
  const answered =
    '{ success: true, value: { id: first, time: 2026-11-20T14:41:00Z }, message: null }';
  const path = `${id}:
  ${isRead ? 'get' : 'post'}:
    operationId: ${id}
    tags: [${tag}]
    summary: ${summaryOf(operation)}
    x-origin: assumed
    security: [{ token: [] }]
    x-errors: [NOT_FOUND]
${asked}    responses:
      "200":
        description: ${summaryOf(operation)}
        content:
          application/json:
            schema:
              oneOf:
                - type: object
                  required: [success, value, message]
                  properties:
                    success: { const: true }
                    value: { $ref: ../schemas/${tag}.yaml#/${answer} }
                    message: { $ref: ../schemas/common.yaml#/ServerMessage }
                - { $ref: ../schemas/common.yaml#/Failure }
            example: ${answered}
      4XX: { $ref: ../parlour.yaml#/components/responses/Refused }
`;
  const asks = `
${body}:
  type: object
  x-origin: assumed
  required: [id]
  properties: { id: { type: string } }
`;
  const schemas = `${answer}:
  type: object
  x-origin: assumed
  required: [id, time]
  properties:
    id: { type: string }
    time: { type: string, format: date-time, description: ISO 8601 instant. }
${isRead ? '' : asks}`;
  return { path, schemas };
}

/** Its route: one refusal, one success. */
export function routeFile(operation: Operation): string {
  const { isRead, path, routes, who } = operation;
  return `import type { Hono } from 'hono';
import type { Backend } from '../../backend.ts';
import { accept } from '../../http/answer.ts';
import { text } from '../../http/fields.ts';
import { notFound, operations } from '../../http/operation.ts';

/** Entries there are. State of the backend takes their place (packages/sandbox/src/state). */
const entries: ReadonlySet<string> = new Set(['first']);

/** ${summaryOf(operation)} (API-04). */
export function ${routes}(backend: Backend): Hono {
  const { app, on } = operations(backend);

  on('${isRead ? 'GET' : 'POST'} ${path}', { who: '${who}', input: { id: text(64) } }, ({ input }) => {
    if (!entries.has(input.id)) return notFound;
    return accept({ id: input.id, time: new Date(backend.now()).toISOString() });
  });

  return app;
}
`;
}

/** Its test: what is there, and what is not. */
export function routeTest({ id, isRead, path, who }: Operation): string {
  const person = who === 'agent' ? "'demo_agent'" : '';
  const asks = isRead
    ? `  const { get } = await loggedInClient(${person});
  const ask = (id: string) => get(\`${path}?id=\${id}\`);
`
    : `  const { send } = await loggedInClient(${person});
  const ask = async (id: string) => at(await send('POST ${path}', { id }), 'value');
`;
  return `import { expect, test } from 'vitest';
import { at } from '../../testing/client.ts';
import { loggedInClient } from '../../testing/logged-in-client.ts';

test('[API-04] ${id} answers for an entry there is, and refuses one there is not', async () => {
${asks}  expect(at(await ask('first'), 'id')).toBe('first');
  expect(at(await ask('none'), 'code')).toBe('NOT_FOUND');
});
`;
}
