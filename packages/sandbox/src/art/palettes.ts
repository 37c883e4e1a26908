/** The seven colour roles of a picture. `counter` is the colour that contrasts with the others. */
export interface Palette {
  readonly name: string;
  readonly deep: string;
  readonly base: string;
  readonly mid: string;
  readonly light: string;
  readonly highlight: string;
  readonly ivory: string;
  readonly counter: string;
}

/** Named after rivers, seasons and dyes. Each vendor starts at its own palette, so its covers look related. */
export const palettes: readonly [Palette, ...Palette[]] = [
  {
    name: 'padma',
    deep: '#06302f',
    base: '#0d5a55',
    mid: '#2b8f83',
    light: '#a6d9c6',
    highlight: '#f4b740',
    ivory: '#fdf6e3',
    counter: '#e2603a',
  },
  {
    name: 'hilsa',
    deep: '#0c2340',
    base: '#1b4b72',
    mid: '#4f8fb3',
    light: '#bfdfe6',
    highlight: '#f3cf86',
    ivory: '#fbf5e6',
    counter: '#e7745a',
  },
  {
    name: 'sindoor',
    deep: '#4d0b1c',
    base: '#94193a',
    mid: '#d4475a',
    light: '#f7b8a4',
    highlight: '#fbd48a',
    ivory: '#fff3e2',
    counter: '#1f5d5b',
  },
  {
    name: 'mustard',
    deep: '#4a3200',
    base: '#b57b06',
    mid: '#e9b022',
    light: '#fbe192',
    highlight: '#fff3c4',
    ivory: '#fffaeb',
    counter: '#2f5d3a',
  },
  {
    name: 'kash',
    deep: '#281c45',
    base: '#553a80',
    mid: '#9a6bb0',
    light: '#ecb7c4',
    highlight: '#ffd9a8',
    ivory: '#fff2e6',
    counter: '#e0708a',
  },
  {
    name: 'tea',
    deep: '#0c2b1f',
    base: '#1f5c3c',
    mid: '#5a9a52',
    light: '#c3dd8c',
    highlight: '#f5e7a3',
    ivory: '#fbf9e6',
    counter: '#d9713c',
  },
  {
    name: 'krishna',
    deep: '#4c0f0a',
    base: '#a8261b',
    mid: '#e5532f',
    light: '#fbae6b',
    highlight: '#ffd870',
    ivory: '#fff4dd',
    counter: '#14524d',
  },
  {
    name: 'neel',
    deep: '#11123a',
    base: '#2a2c86',
    mid: '#5d68d6',
    light: '#b8c6fb',
    highlight: '#ffd27a',
    ivory: '#f6f4ff',
    counter: '#e8647c',
  },
  {
    name: 'poramati',
    deep: '#3a160d',
    base: '#883a20',
    mid: '#c96a3c',
    light: '#efb98c',
    highlight: '#fbe0b2',
    ivory: '#fff5e6',
    counter: '#1d5a66',
  },
  {
    name: 'shapla',
    deep: '#3a0f3b',
    base: '#8a2470',
    mid: '#d04f97',
    light: '#f7aecb',
    highlight: '#ffdf9e',
    ivory: '#fff1f5',
    counter: '#2b7a6b',
  },
  {
    name: 'borsha',
    deep: '#16252e',
    base: '#33505d',
    mid: '#6f939b',
    light: '#bfd2cf',
    highlight: '#e9d9a0',
    ivory: '#f7f6ee',
    counter: '#c9583f',
  },
  {
    name: 'moyur',
    deep: '#04283a',
    base: '#046377',
    mid: '#16a394',
    light: '#93dcc0',
    highlight: '#f6c54a',
    ivory: '#f6fbe9',
    counter: '#7b3fa0',
  },
  {
    name: 'gur',
    deep: '#2c160a',
    base: '#6a3717',
    mid: '#b26f2c',
    light: '#e8bd76',
    highlight: '#fbe3ae',
    ivory: '#fff6e2',
    counter: '#2d6a5a',
  },
  {
    name: 'sundarban',
    deep: '#11231a',
    base: '#2b5240',
    mid: '#6d935d',
    light: '#c9ca86',
    highlight: '#f2b24f',
    ivory: '#faf5df',
    counter: '#c8502f',
  },
  {
    name: 'muslin',
    deep: '#4a3b2a',
    base: '#c9b48a',
    mid: '#dfcda6',
    light: '#efe3c6',
    highlight: '#b3472d',
    ivory: '#fffaf0',
    counter: '#1f5b60',
  },
  {
    name: 'lichu',
    deep: '#56122f',
    base: '#b52a57',
    mid: '#ea6a7f',
    light: '#ffbdb4',
    highlight: '#ffe0a0',
    ivory: '#fff3ec',
    counter: '#2f7d5b',
  },
];

/** Palette by name or by number (modulo the count); an unknown name gives the first. */
export function paletteOf(choice: string | number): Palette {
  const found =
    typeof choice === 'string'
      ? palettes.find((palette) => palette.name === choice)
      : palettes[choice % palettes.length];
  return found ?? palettes[0];
}
