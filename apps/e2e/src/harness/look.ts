import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { takeShots } from '../screens/take-shots.ts'
import { checkAccessibility } from './check-accessibility.ts'

type Scheme = 'light' | 'dark'

/**
 * Looks at what a visitor sees now, in every width and in each colour scheme: nothing is wider than the page, and axe
 * finds nothing.
 * @param screen names the pictures that a full run keeps
 */
export async function look(
  { page }: { readonly page: Page },
  screen: string,
  language: 'en-US' | 'zh-CN' = 'en-US',
  schemes: readonly Scheme[] = ['light', 'dark'],
): Promise<void> {
  for (const scheme of schemes) {
    await page.emulateMedia({ colorScheme: scheme })
    expect(await takeShots(page, { screen, language, scheme })).toEqual([])
    expect(await checkAccessibility(page)).toEqual([])
  }
}
