/** A plain picture for view states; live stories show the real covers. */
export function samplePicture(seed: number, width = 300, height = 400): string {
  const hue = (seed * 67) % 360;
  const light = (lightness: number, turn = 0) => `hsl(${(hue + turn) % 360} 46% ${lightness}%)`;
  const circle = (x: number, y: number, radius: number, colour: string) =>
    `<circle cx="${width * x}" cy="${height * y}" r="${width * radius}" fill="${colour}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${light(24)}"/>${circle(0.62, 0.42, 0.26, light(58, 40))}${circle(0.4, 0.66, 0.18, light(40, 180))}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
