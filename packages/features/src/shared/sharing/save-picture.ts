/** Longest edge of the picture in px: large enough for print, small enough to send. */
const edge = 1024;

/**
 * Saves a drawing of filled paths as a PNG, because galleries and messengers on phones open no SVG. It draws path by
 * path, so the security policy need not allow other image sources.
 */
export async function savePicture(drawing: SVGSVGElement, name: string): Promise<void> {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await pngOf(drawing));
  link.download = name;
  link.click();
  // By then the download has started and has its own copy.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

async function pngOf(drawing: SVGSVGElement): Promise<Blob> {
  const modules = drawing.viewBox.baseVal.width;
  // Whole pixels for every module, because a camera reads sharp edges best.
  const scale = Math.max(1, Math.floor(edge / modules));
  const canvas = document.createElement('canvas');
  canvas.width = modules * scale;
  canvas.height = canvas.width;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser draws no pictures');
  pen.scale(scale, scale);
  for (const path of drawing.querySelectorAll('path')) {
    pen.fillStyle = path.getAttribute('fill') ?? 'black';
    pen.fill(new Path2D(path.getAttribute('d') ?? ''));
  }
  const picture = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!picture) throw new Error('The picture could not be made');
  return picture;
}
