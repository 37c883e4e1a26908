import type { WireUpload } from '@parlour/api-client/wire';
import type { Hono } from 'hono';
import type { Backend } from '../../backend.ts';
import type { Refusal } from '../../core/refusal.ts';
import { accept } from '../../http/answer.ts';
import { field, oneOf, text, whole } from '../../http/fields.ts';
import { notFound, operations } from '../../http/operation.ts';
import { randomToken, type State, type UploadRecord } from '../../state/state.ts';

const mostBytes = 5 * 1024 * 1024;
const partSize = 256 * 1024;
/** How many pictures one member may have; a new one replaces the oldest. */
const mostUploads = 24;

const refused: Refusal = { code: 'UPLOAD_REFUSED', text: 'uploadRefused' };

const base64 = field((value) =>
  typeof value === 'string' &&
  value.length <= partSize * 1.4 &&
  /^[A-Za-z0-9+/]+={0,2}$/.test(value)
    ? value
    : undefined,
);

/** The first bytes of a picture of each type, in base64. */
const beginnings: Readonly<Record<string, string>> = {
  'image/png': 'iVBORw0KGg',
  'image/jpeg': '/9j/',
};

const bytesOf = (data: string): number =>
  Math.floor((data.length * 3) / 4) - (data.endsWith('==') ? 2 : data.endsWith('=') ? 1 : 0);

const partsOf = ({ size }: UploadRecord): number => Math.ceil(size / partSize);

const isComplete = (upload: UploadRecord): boolean => upload.parts.size === partsOf(upload);

/** Pictures, sent in parts so that a broken connection loses only one part (WAL-06). */
export function uploadRoutes(backend: Backend): Hono {
  const { app, on } = operations(backend);

  const view = (uploadId: string, upload: UploadRecord): WireUpload => {
    const parts = [...upload.parts.keys()].sort((a, b) => a - b);
    return {
      uploadId,
      size: upload.size,
      received: [...upload.parts.values()].reduce((sum, data) => sum + bytesOf(data), 0),
      partSize,
      parts,
      complete: isComplete(upload),
      ...(isComplete(upload) && { url: proofUrl(uploadId) }),
    };
  };

  on(
    'POST /wps/uploads',
    {
      who: 'member',
      input: {
        purpose: oneOf('deposit', 'withdrawal', 'feedback'),
        fileName: text(255),
        contentType: text(64),
        size: whole(1, 999_999_999),
      },
    },
    ({ member, input: { purpose, contentType, size } }) => {
      if (size > mostBytes || !Object.hasOwn(beginnings, contentType)) return refused;
      makeRoom(backend.state, member.id);
      const uploadId = randomToken(backend.state, 20);
      const at = backend.now();
      const upload = { memberId: member.id, purpose, contentType, size, at, parts: new Map() };
      backend.state.uploads.set(uploadId, upload);
      return accept(view(uploadId, upload));
    },
  );

  on(
    'PUT /wps/uploads/part',
    { who: 'member', input: { uploadId: text(64), index: whole(0, 99), data: base64 } },
    ({ member, input: { uploadId, index, data } }) => {
      const upload = backend.state.uploads.get(uploadId);
      if (upload?.memberId !== member.id) return notFound;
      const last = partsOf(upload) - 1;
      const expected = index < last ? partSize : upload.size - last * partSize;
      const genuine = index > 0 || data.startsWith(beginnings[upload.contentType] ?? '?');
      if (index > last || bytesOf(data) !== expected || !genuine) return refused;
      upload.parts.set(index, data);
      return accept(view(uploadId, upload));
    },
  );

  on('GET /wps/uploads', { who: 'member', input: { uploadId: text(64) } }, ({ member, input }) => {
    const upload = backend.state.uploads.get(input.uploadId);
    return upload?.memberId === member.id ? accept(view(input.uploadId, upload)) : notFound;
  });

  app.get('/art/proof/:id', (c) => {
    const upload = backend.state.uploads.get(c.req.param('id'));
    if (!upload || !isComplete(upload)) return c.text('Not found', 404);
    const ordered = [...upload.parts].sort(([a], [b]) => a - b).map(([, data]) => data);
    const bytes = ordered.map((data) => Uint8Array.from(atob(data), (one) => one.charCodeAt(0)));
    return new Response(new Blob(bytes), {
      headers: {
        'Content-Type': upload.contentType,
        'Cache-Control': 'private, no-store',
        'X-Content-Type-Options': 'nosniff',
        'Content-Security-Policy': "default-src 'none'; sandbox",
      },
    });
  });

  return app;
}

function makeRoom(state: State, memberId: string): void {
  const mine = [...state.uploads].filter(([, upload]) => upload.memberId === memberId);
  for (const [id] of mine.slice(0, Math.max(0, mine.length - mostUploads + 1))) {
    state.uploads.delete(id);
  }
}

/** The path of a picture. Its name cannot be guessed. */
export const proofUrl = (uploadId: string): string => `/art/proof/${uploadId}`;

/** Whether these are complete pictures of this member, at most three. */
export function areProofs(state: State, memberId: string, ids: readonly string[]): boolean {
  const found = ids.map((id) => state.uploads.get(id));
  return (
    ids.length <= 3 &&
    new Set(ids).size === ids.length &&
    found.every((upload) => upload?.memberId === memberId && isComplete(upload))
  );
}
