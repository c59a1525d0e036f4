import { DEFAULT_THEME, mergeMantineTheme } from '@mantine/core'
import { describe, expect, test } from 'vitest'
import { cssVariablesResolver } from './css-variables.ts'
import { primaryColorNames, primaryColors } from './palette.ts'
import { createSlipwayTheme } from './theme.ts'

/** Relative luminance of `#rrggbb` (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const { light, dark } = cssVariablesResolver(
  mergeMantineTheme(DEFAULT_THEME, createSlipwayTheme('harbour')),
)
const token = (scheme: Record<string, string>, name: string) => scheme[`--sw-${name}`] ?? '#000000'

test('there are seven primary colours', () => {
  expect(primaryColorNames).toHaveLength(7)
})

describe.each(primaryColorNames)('%s', (name) => {
  test('is made of ten hex shades', () => {
    expect(primaryColors[name]).toHaveLength(10)
    for (const shade of primaryColors[name]) expect(shade).toMatch(/^#[0-9a-f]{6}$/)
  })

  test('is readable in both schemes: text on fill and fill on page, at least 4.5 : 1', () => {
    const fill = primaryColors[name][7]
    expect(contrast(fill, '#ffffff')).toBeGreaterThanOrEqual(4.5)
    expect(contrast(fill, token(light, 'page'))).toBeGreaterThanOrEqual(4.5)
    expect(contrast(fill, primaryColors[name][0])).toBeGreaterThanOrEqual(4.5)
    const darkFill = primaryColors[name][4]
    expect(contrast(darkFill, token(dark, 'on-fill'))).toBeGreaterThanOrEqual(4.5)
    expect(contrast(darkFill, token(dark, 'surface'))).toBeGreaterThanOrEqual(4.5)
  })
})

describe.each([
  ['light', light],
  ['dark', dark],
])('%s scheme', (_name, scheme) => {
  test.each([
    ['ink', 'page'],
    ['muted', 'page'],
    ['muted', 'surface'],
    ['muted', 'inset'],
    ['muted', 'hover'],
    ['signal-text', 'page'],
    ['good', 'good-wash'],
    ['warn', 'warn-wash'],
    ['bad', 'bad-wash'],
    ['bad', 'surface'],
  ])('%s is readable on %s', (text, ground) => {
    expect(contrast(token(scheme, text), token(scheme, ground))).toBeGreaterThanOrEqual(4.5)
  })
})
