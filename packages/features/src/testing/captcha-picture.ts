/** A sample of a picture code from a server, for stories. */
export const sampleCaptchaPicture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="128" height="48"%3E%3Crect width="128" height="48" fill="%23eaf1ec"/%3E%3Cpath d="M0 34C30 10 60 44 128 14M0 12c40 30 80-14 128 24" stroke="%237fa79b" stroke-width="2" fill="none"/%3E%3Cg fill="none" stroke="%23155e57" stroke-width="4"%3E%3Cpath d="M18 16h14L22 36M46 14v22M58 14 47 25l12 11M74 36V14l-10 15h15M94 14l12 22M106 14 94 36"/%3E%3C/g%3E%3C/svg%3E';
