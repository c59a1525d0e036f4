import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { checkAccessibility } from '../harness/check-accessibility.ts'
import type { Surface } from '../harness/surface.ts'
import { shotWidths, takeShots } from './take-shots.ts'

type Scheme = 'light' | 'dark'

/**
 * Looks at what a visitor sees now, in every width and in each colour scheme: nothing is wider than the page, and axe
 * finds nothing.
 * @param where the page, and the frame in it that is looked at, where the page is a wallet around it
 * @param screen names the pictures that a full run keeps
 */
export async function look(
  { page, frame = page }: { readonly page: Page; readonly frame?: Surface },
  screen: string,
  language: 'en-US' | 'zh-CN' = 'en-US',
  schemes: readonly Scheme[] = ['light', 'dark'],
): Promise<void> {
  for (const scheme of schemes) {
    await page.emulateMedia({ colorScheme: scheme })
    expect(await takeShots(page, { screen, language, scheme }, shotWidths, frame)).toEqual([])
    expect(await checkAccessibility(frame)).toEqual([])
  }
}
