import {
  createTheme,
  defaultVariantColorsResolver,
  type MantineThemeOverride,
  type VariantColorsResolver,
} from '@mantine/core'
import { componentTheme } from './component-theme.ts'
import { dark, gray, type PrimaryColor, primaryColors } from './palette.ts'

// The library decides the text on a fill once, from the light scheme. Fills are dark on light
// pages and bright on dark ones here, so the text colour has to follow the scheme.
const variantColorResolver: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input)
  return input.variant === 'filled' ? { ...colors, color: 'var(--sw-on-fill)' } : colors
}

/**
 * The theme for one of the seven primary colours.
 * @param primaryColor name of a tuple of `palette.ts`
 */
export function createSlipwayTheme(primaryColor: PrimaryColor): MantineThemeOverride {
  return createTheme({
    primaryColor,
    primaryShade: { light: 7, dark: 4 },
    colors: {
      ...primaryColors,
      gray,
      dark,
      red: primaryColors.flag,
      green: primaryColors.kelp,
      orange: primaryColors.rust,
    },
    variantColorResolver,
    fontFamily: 'var(--sw-sans)',
    fontFamilyMonospace: 'var(--sw-mono)',
    fontSizes: { xs: '12px', sm: '13.5px', md: '15px', lg: '17px', xl: '20px' },
    lineHeights: { xs: '1.35', sm: '1.45', md: '1.5', lg: '1.5', xl: '1.4' },
    spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
    radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '16px' },
    defaultRadius: 'md',
    headings: {
      fontFamily: 'var(--sw-sans)',
      fontWeight: '620',
      sizes: {
        h1: { fontSize: '28px', lineHeight: '1.2' },
        h2: { fontSize: '20px', lineHeight: '1.3' },
        h3: { fontSize: '16px', lineHeight: '1.4' },
        h4: { fontSize: '15px', lineHeight: '1.4' },
      },
    },
    cursorType: 'pointer',
    respectReducedMotion: true,
    components: componentTheme,
  })
}
