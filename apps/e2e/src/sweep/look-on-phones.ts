import type { Page } from 'playwright-core'
import { settle } from '../harness/settle.ts'
import { takeShots } from '../screens/take-shots.ts'
import { findDialogFaults } from './find-dialog-faults.ts'
import { findFocusFaults } from './find-focus-faults.ts'
import { findLayoutFaults } from './find-layout-faults.ts'

/** The phone in the hand of most, and the smallest. */
export const phones = [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
] as const

/** Of a dialog everything has to be within reach; on a page nothing may cover what has the focus. */
async function findReachFaults(page: Page): Promise<readonly string[]> {
  if ((await page.getByRole('dialog').count()) > 0) return findDialogFaults(page)
  // Browsers mark the focus for whoever uses keys, not for a finger.
  await page.keyboard.press('Tab')
  return findFocusFaults(page)
}

/**
 * Looks at what a page shows now, on both phones: nothing sideways, cut off, covered or too small to hit, and everything
 * in a dialog within reach.
 * @returns what is wrong
 */
export async function lookOnPhones(
  page: Page,
  screen: string,
  language: string,
): Promise<readonly string[]> {
  const inHand = page.viewportSize()
  const faults: string[] = []
  for (const { width, height } of phones) {
    const shots = await takeShots(page, { screen, language, scheme: 'light' }, [width])
    await page.setViewportSize({ width, height })
    await settle(page)
    const found = [
      ...shots.map(({ problem }) => problem),
      ...(await findLayoutFaults(page, width)),
      ...(await findReachFaults(page)),
    ]
    faults.push(...found.map((fault) => `${screen}, ${width} px: ${fault}`))
  }
  if (inHand) await page.setViewportSize(inHand)
  await settle(page)
  return faults
}
