/** One self-contained SVG image; it scales to any box by covering it. */
export const svgFile = (width: number, height: number, align: 'mid' | 'end', content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"` +
  ` viewBox="0 0 ${width} ${height}"` +
  ` preserveAspectRatio="${align === 'end' ? 'xMaxYMid' : 'xMidYMid'} slice">${content}</svg>`;
