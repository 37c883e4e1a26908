/** A night river in a few shapes, for views without a server that has pictures. */
const scene =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 420" preserveAspectRatio="xMaxYMid slice">' +
  '<path fill="#0b3b3f" d="M0 0h1280v420H0z"/><circle cx="900" cy="180" r="120" fill="#f2b44b"/>' +
  '<path fill="#0f5a55" d="M0 300q320-60 640 0t640 0v120H0z"/></svg>';

/** The worst case of an operator's picture: text must stay readable on it. */
const white =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 3"><path fill="white" d="M0 0h8v3H0z"/></svg>';

const dataUrl = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

export const sampleScene = dataUrl(scene);
export const whiteScene = dataUrl(white);
