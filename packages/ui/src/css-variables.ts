import type { CSSVariablesResolver } from '@mantine/core'

/**
 * The product's own tokens (`--sw-…`) and the library's variables derived from them.
 * A colour is chosen here once per scheme; components name its role, never its value.
 */
const light = {
  '--sw-page': '#f4f7f7',
  '--sw-surface': '#ffffff',
  '--sw-inset': '#eef3f3',
  '--sw-hover': '#e9eff0',
  '--sw-line': '#dde5e7',
  '--sw-line-strong': '#b9c6ca',
  '--sw-ink': '#0a1d25',
  '--sw-muted': '#51636a',
  '--sw-signal': '#e8561c',
  '--sw-signal-text': '#b13c07',
  '--sw-on-fill': '#ffffff',
  '--sw-good': '#1f7044',
  '--sw-good-wash': '#e3f2e8',
  '--sw-warn': '#8a5300',
  '--sw-warn-wash': '#fdf0d8',
  '--sw-bad': '#ae1b24',
  '--sw-bad-wash': '#fde8e6',
  '--sw-info-wash': 'var(--mantine-primary-color-0)',
  '--sw-accent': 'var(--mantine-primary-color-7)',
  '--sw-accent-wash': 'var(--mantine-primary-color-0)',
  '--sw-overlay': 'rgb(6 25 33 / 0.45)',
}

const dark: typeof light = {
  '--sw-page': '#06141a',
  '--sw-surface': '#0b1d25',
  '--sw-inset': '#0f252e',
  '--sw-hover': '#142d37',
  '--sw-line': '#1b343e',
  '--sw-line-strong': '#35525d',
  '--sw-ink': '#e4edf0',
  '--sw-muted': '#97abb3',
  '--sw-signal': '#ff7d47',
  '--sw-signal-text': '#ff9a6c',
  '--sw-on-fill': '#04131a',
  '--sw-good': '#7fc196',
  '--sw-good-wash': '#0f2c22',
  '--sw-warn': '#e9b565',
  '--sw-warn-wash': '#2b2412',
  '--sw-bad': '#ff9a94',
  '--sw-bad-wash': '#331b1e',
  '--sw-info-wash': 'color-mix(in srgb, var(--mantine-primary-color-7) 24%, var(--sw-surface))',
  '--sw-accent': 'var(--mantine-primary-color-4)',
  '--sw-accent-wash': 'color-mix(in srgb, var(--mantine-primary-color-7) 28%, var(--sw-surface))',
  '--sw-overlay': 'rgb(1 8 11 / 0.66)',
}

const library = {
  '--mantine-color-body': 'var(--sw-surface)',
  '--mantine-color-text': 'var(--sw-ink)',
  '--mantine-color-bright': 'var(--sw-ink)',
  '--mantine-color-dimmed': 'var(--sw-muted)',
  '--mantine-color-placeholder': 'var(--sw-muted)',
  '--mantine-color-anchor': 'var(--sw-accent)',
  '--mantine-color-error': 'var(--sw-bad)',
  '--mantine-color-default': 'var(--sw-surface)',
  '--mantine-color-default-hover': 'var(--sw-hover)',
  '--mantine-color-default-color': 'var(--sw-ink)',
  '--mantine-color-default-border': 'var(--sw-line)',
  '--mantine-color-disabled': 'var(--sw-inset)',
  '--mantine-color-disabled-color': 'var(--sw-muted)',
  '--mantine-color-disabled-border': 'var(--sw-line)',
  '--mantine-primary-color-light': 'var(--sw-accent-wash)',
  '--mantine-primary-color-light-hover': 'var(--sw-hover)',
  '--mantine-primary-color-light-color': 'var(--sw-accent)',
}

/** The tokens of each scheme, for a page that shows before the theme is there. */
export const schemeColors = { light, dark } as const

export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: { ...light, ...library },
  dark: { ...dark, ...library },
})
