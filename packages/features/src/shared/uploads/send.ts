// biome-ignore-all lint/plugin/send-once: it locks each part by itself, because the same again changes nothing
import { type Api, ApiError, isApiError, type WireUpload } from '@parlour/api-client';
import type { Picture } from './picture.ts';

/** What the picture is evidence for. */
export type Purpose = 'deposit' | 'withdrawal' | 'feedback';

export interface Sending {
  readonly purpose: Purpose;
  readonly name: string;
  readonly picture: Picture;
  readonly signal: AbortSignal;
  /** The upload so far, if it was started before. */
  readonly begun: WireUpload | null;
  /** Called after every part that was uploaded. */
  readonly onPart: (upload: WireUpload) => void;
}

/** Number of bytes per call: not every browser accepts more arguments in one call. */
const stretch = 8192;

async function base64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let letters = '';
  for (let at = 0; at < bytes.length; at += stretch) {
    letters += String.fromCharCode(...bytes.subarray(at, at + stretch));
  }
  return btoa(letters);
}

/** Returns which parts of a started upload have arrived; `null` if the backend has dropped it. */
const standing = async (api: Api, { uploadId }: WireUpload, signal: AbortSignal) => {
  try {
    return await api.getUpload({ uploadId }, { signal });
  } catch (error) {
    if (isApiError(error) && error.code === 'NOT_FOUND') return null;
    throw error;
  }
};

/**
 * Sends a picture in parts, one after the other. A broken connection costs only one part, and a retry sends only the
 * missing parts (WAL-06). Throws `ApiError`.
 */
export async function sendPicture(api: Api, sending: Sending): Promise<WireUpload> {
  const { purpose, name, picture, signal, begun, onPart } = sending;
  const { blob, type } = picture;
  const announced = { purpose, fileName: name, contentType: type, size: blob.size };
  let upload =
    (begun && (await standing(api, begun, signal))) ??
    (await api.startUpload(announced, { signal }));
  onPart(upload);
  // With a part size below one byte the upload would never end.
  if (upload.partSize < 1) throw new ApiError('SCHEMA');
  const parts = Math.ceil(blob.size / upload.partSize);
  const arrived = new Set(upload.parts);
  for (let index = 0; index < parts; index += 1) {
    if (arrived.has(index)) continue;
    const from = index * upload.partSize;
    const data = await base64(blob.slice(from, from + upload.partSize));
    const { uploadId } = upload;
    upload = await api.sendUploadPart({ uploadId, index, data }, { signal });
    onPart(upload);
  }
  return upload;
}
