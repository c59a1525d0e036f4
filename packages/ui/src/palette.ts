import type { MantineColorsTuple } from '@mantine/core'

/**
 * Seven primary colours. Shade 7 is the light theme's fill: at least 6 : 1 on white, so that
 * text and fills pass WCAG AA. Shade 4 is the dark theme's fill: at least 7.9 : 1 on the page.
 * The tuples were computed in OKLCH at equal lightness steps, so that one colour can replace
 * another without a change of weight.
 */
export const primaryColors = {
  harbour: [
    '#eef7fc',
    '#dceef8',
    '#bddff2',
    '#9aceea',
    '#75badd',
    '#51a1c9',
    '#3184aa',
    '#03688d',
    '#01506e',
    '#003b52',
  ],
  tide: [
    '#eef8f7',
    '#ddf0ef',
    '#bde2df',
    '#9ad2cf',
    '#74bfbc',
    '#4fa7a4',
    '#2e8a87',
    '#016e6b',
    '#035452',
    '#023e3d',
  ],
  kelp: [
    '#f0f8f2',
    '#dff1e4',
    '#c2e3cc',
    '#a1d4b2',
    '#7fc196',
    '#5daa7a',
    '#3f8c5e',
    '#1f7044',
    '#0c5731',
    '#044123',
  ],
  dusk: [
    '#f4f5fe',
    '#e8e9ff',
    '#d3d5fe',
    '#bdbfff',
    '#a4a4ff',
    '#8a85fb',
    '#6f67da',
    '#564aba',
    '#423597',
    '#302573',
  ],
  coral: [
    '#fff2f6',
    '#fee3ec',
    '#fec8db',
    '#fea8c9',
    '#fa83b4',
    '#e6619c',
    '#c4427f',
    '#a42164',
    '#830c4d',
    '#630439',
  ],
  rust: [
    '#fff3ec',
    '#fde6d9',
    '#facfb6',
    '#f4b691',
    '#e99a69',
    '#d57d44',
    '#b56124',
    '#944601',
    '#733500',
    '#562600',
  ],
  flag: [
    '#fff2f1',
    '#fee4e1',
    '#fecbc6',
    '#feada6',
    '#ff8780',
    '#f1605b',
    '#cf4040',
    '#ae1b24',
    '#8c0314',
    '#6a000b',
  ],
} as const satisfies Record<string, MantineColorsTuple>

export type PrimaryColor = keyof typeof primaryColors

export const primaryColorNames = Object.keys(primaryColors) as PrimaryColor[]

/** Neutral greys with a trace of water in them (light theme). */
export const gray: MantineColorsTuple = [
  '#f6f9fa',
  '#edf1f2',
  '#e1e7e9',
  '#d3dbdd',
  '#b6c0c3',
  '#8e9b9f',
  '#67767b',
  '#495a5f',
  '#2f4046',
  '#16272c',
]

/** From foam (text) to the abyss (page) of the dark theme. */
export const dark: MantineColorsTuple = [
  '#e6ecef',
  '#c9d3d7',
  '#9faeb3',
  '#5a6c73',
  '#31454c',
  '#22353b',
  '#16272e',
  '#0d1e23',
  '#06151a',
  '#030e13',
]
