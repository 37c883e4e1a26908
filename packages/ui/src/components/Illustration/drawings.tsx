import type { ReactNode } from 'react';
import { join } from '../join.ts';
import type { Art } from './art.ts';
import { fill, line } from './Illustration.css.ts';

/** Dashed water at the bottom of the drawings. */
const water = (
  <path
    className={line.accent}
    d="M8 92c11-7 22 7 33 0s22 7 33 0 22 7 33 0 22 7 33 0"
    strokeWidth="2.5"
    strokeDasharray="7 6"
  />
);

/** The drawings inside the frame of an `Illustration`. */
export const drawings: Readonly<Record<Art, ReactNode>> = {
  boat: (
    <>
      <circle className={fill.soft} cx="74" cy="48" r="40" />
      <circle className={fill.warm} cx="96" cy="34" r="13" />
      <path
        className={fill.accent}
        d="M70 70C74 46 73 30 70 14c20 10 30 28 28 46-9 4-18 8-28 10Z"
      />
      <path
        className={line.onAccent}
        d="M75 60q10-1 19-6M75 45q8-1 15-6"
        strokeWidth="2"
        strokeDasharray="5 4"
      />
      <path className={line.ink} d="M68 11v62" strokeWidth="3" />
      <path
        className={fill.ink}
        d="M28 66c12 12 28 16 46 16 20 0 34-6 44-20-13 8-27 10-44 10S40 72 28 66Z"
      />
      {water}
    </>
  ),
  river: (
    <>
      <circle className={fill.soft} cx="74" cy="48" r="40" />
      <circle className={fill.warm} cx="90" cy="36" r="12" />
      <path
        className={fill.accent}
        d="M80 49c-14 4-22 9-10 15s10 12-16 20h44c18-10 8-18-6-23-10-4-8-8-2-12Z"
      />
      <path
        className={line.onAccent}
        d="M82 55c-4 4 0 7 7 11s6 9-4 15"
        strokeWidth="2"
        strokeDasharray="4 5"
      />
      <path className={line.ink} d="M30 50h88" strokeWidth="3" />
      <path className={line.ink} d="M49 49c1-9 1-14-1-21" strokeWidth="3" />
      <path
        className={line.ink}
        d="M48 27c-4-6-10-7-15-4m15 4c0-6 4-10 10-10m-10 10c5-3 10-1 13 4m-13-4c-6-1-11 2-12 8"
        strokeWidth="2.75"
      />
      {water}
    </>
  ),
  net: (
    <>
      <circle className={fill.soft} cx="74" cy="48" r="40" />
      <circle className={fill.warm} cx="74" cy="22" r="10" />
      <path
        className={fill.accent}
        d="M33 24c10 11 25 16 41 16s31-5 41-16c-6 26-20 42-41 42S39 50 33 24Z"
      />
      <path
        className={line.onAccent}
        d="M40 40c20 13 48 13 68 0M48 52c15 8 37 8 52 0M58 39l8 26m24-26-8 26M46 34l16 27m40-27L86 61"
        strokeWidth="1.75"
        strokeDasharray="4 4"
      />
      <path className={line.ink} d="M74 84 32 20m42 64 42-64" strokeWidth="3" />
      <path className={line.ink} d="M58 84h32" strokeWidth="3.5" />
      {water}
    </>
  ),
  gate: (
    <>
      <circle className={fill.soft} cx="74" cy="50" r="44" />
      <path
        className={join(fill.paper, line.accent)}
        d="M40 92V54c0-26 18-38 34-46 16 8 34 20 34 46v38"
        strokeWidth="3"
      />
      <path
        className={line.accent}
        d="M50 92V56c0-18 12-27 24-34 12 7 24 16 24 34v36"
        strokeWidth="2.2"
        strokeDasharray="6 5"
      />
      <rect className={fill.ink} x="62" y="58" width="24" height="20" rx="4" />
      <path className={line.ink} d="M67 58v-5a7 7 0 0 1 14 0v5" strokeWidth="3.5" />
      <circle className={fill.warm} cx="74" cy="68" r="3" />
      <path className={line.ink} d="M22 93h104" strokeWidth="3" />
    </>
  ),
  signal: (
    <>
      <circle className={fill.dangerSoft} cx="74" cy="50" r="42" />
      <path
        className={line.danger}
        d="M30 62c12-30 34-44 44-44s32 14 44 44M46 66c8-18 20-26 28-26s20 8 28 26"
        strokeWidth="2.5"
        strokeDasharray="7 6"
      />
      <circle className={fill.danger} cx="74" cy="72" r="8" />
      <path className={line.ink} d="m98 22 20 20m0-20L98 42" strokeWidth="4" />
    </>
  ),
  thread: (
    <>
      <circle className={fill.dangerSoft} cx="74" cy="50" r="42" />
      <path
        className={line.danger}
        d="M10 66c11-8 22-8 32-1s16 8 22 2 2-13-4-12"
        strokeWidth="2.5"
        strokeDasharray="7 6"
      />
      <path
        className={line.danger}
        d="M138 58c-11-8-20-7-28 0s-15 10-22 5-5-12 0-15 11-10 16-20"
        strokeWidth="2.5"
        strokeDasharray="7 6"
      />
      <path className={fill.ink} d="M75 91 101 22.5a4.8 4.8 0 0 1 8.8 3.9Z" />
      <ellipse
        className={fill.dangerSoft}
        cx="103.5"
        cy="29"
        rx="1.3"
        ry="4"
        transform="rotate(24 103.5 29)"
      />
    </>
  ),
};
