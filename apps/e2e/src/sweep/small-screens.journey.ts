import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { openVisitor } from '../harness/open-visitor.ts'
import { settle } from '../harness/settle.ts'
import { findFocusFaults } from './find-focus-faults.ts'
import { findLayoutFaults } from './find-layout-faults.ts'
import { fullRoutes } from './full-routes.ts'
import { specifiedRoutes } from './specified-routes.ts'

/** Two phones, and a window of 1280 px at 200 %. */
const [phone, smallPhone, zoomed] = [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
  { width: 640, height: 480 },
] as const

/** Spaces texts as somebody may who reads better so (WCAG 1.4.12). */
async function spaceTexts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      * {
        line-height: 1.5 !important;
        letter-spacing: 0.12em !important;
        word-spacing: 0.16em !important;
      }
      p { margin-bottom: 2em !important; }
    `)
    document.adoptedStyleSheets.push(sheet)
  })
}

// In English, whose texts are the longer ones.
test.each([...specifiedRoutes, ...fullRoutes])(
  '%s: nothing sideways, cut off, too small to hit or covered',
  async (route) => {
    const { page, open, watch, close } = await openVisitor({ isPhone: true, ...phone })
    onTestFinished(close)
    // A sample id may name nothing: the API says so, and the browser notes every answer of that kind.
    watch.expect(/status of 404 \(Not Found\) \(.*\/api\//)
    await open(`${route}${route.includes('?') ? '&' : '?'}chain=local`)
    const faults: string[] = []
    for (const size of [phone, smallPhone, zoomed]) {
      await page.setViewportSize(size)
      await settle(page)
      const found = await findLayoutFaults(page, size.width)
      faults.push(...found.map((fault) => `${size.width} px: ${fault}`))
    }
    faults.push(...(await findFocusFaults(page)))
    await page.setViewportSize(smallPhone)
    await spaceTexts(page)
    await settle(page)
    const spaced = await findLayoutFaults(page, smallPhone.width)
    faults.push(...spaced.map((fault) => `spaced texts: ${fault}`))
    expect(faults).toEqual([])
    expect(watch.unexpected()).toEqual([])
  },
)
