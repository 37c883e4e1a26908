import { type PictureType, typeOf, withoutMetadata } from './bytes.ts';

/** A picture ready to be sent. */
export interface Picture {
  readonly blob: Blob;
  readonly type: PictureType;
  /** Small version for its slot. It is a `data:` address, because the pages' security policies allow no other kind. */
  readonly preview?: string | undefined;
}

/** Most bytes of a sent picture (WAL-06). */
export const mostBytes = 5 * 1024 * 1024;
/** Longest side of a sent picture, in px: a receipt is easy to read at this size. */
const longestSide = 2000;
const previewSide = 240;
/** A screenshot stays a PNG up to this size; a larger one becomes a JPEG, which is smaller. */
const mostPng = 1024 * 1024;

/** Why a file cannot be sent. */
export type Unfit = 'type' | 'size' | 'broken';

export type Prepared = Picture | Unfit;

/**
 * Prepares a file for sending: finds its type by its content, scales it down if needed, turns it upright, and removes
 * the metadata of the camera, above all the place (WAL-06). Drawing it on a canvas removes the metadata. If it cannot
 * be drawn, the metadata is cut out of the file.
 */
export async function preparePicture(file: Blob): Promise<Prepared> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = typeOf(bytes);
  if (type === null) return 'type';
  if (typeof createImageBitmap !== 'function') {
    const blob = new Blob([withoutMetadata(bytes, type)], { type });
    return blob.size > mostBytes ? 'size' : { blob, type };
  }
  const image = await createImageBitmap(new Blob([bytes], { type })).catch(() => null);
  if (image === null) return 'broken';
  const drawn = await drawnSmaller(image, type);
  const preview = drawing(image, previewSide)?.toDataURL('image/jpeg', 0.7);
  image.close();
  if (drawn === null) return 'broken';
  return drawn.blob.size > mostBytes ? 'size' : { ...drawn, preview };
}

async function drawnSmaller(image: ImageBitmap, type: PictureType): Promise<Picture | null> {
  const canvas = drawing(image, longestSide);
  if (!canvas) return null;
  if (type === 'image/png') {
    const same = await encoded(canvas, type);
    if (same && same.size <= mostPng) return { blob: same, type };
  }
  const smaller = await encoded(canvas, 'image/jpeg');
  return smaller && { blob: smaller, type: 'image/jpeg' };
}

const encoded = (canvas: HTMLCanvasElement, type: PictureType): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, 0.85));

/** Draws the picture on a white background, because a JPEG has no transparency. */
function drawing(image: ImageBitmap, side: number): HTMLCanvasElement | null {
  const share = Math.min(1, side / Math.max(image.width, image.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.width * share));
  canvas.height = Math.max(1, Math.round(image.height * share));
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}
