import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { openVisitor } from '../harness/open-visitor.ts'
import { readRunContext } from '../harness/run-context.ts'
import { settle } from '../harness/settle.ts'
import { testInFull } from '../harness/test-in-full.ts'
import { fileOf } from '../screens/contact-sheet.ts'
import { comparePictures, type Spot } from './compare-pictures.ts'
import { mainScreens } from './main-screens.ts'
import { keepPicture, readPicture, SHRINK, shrinkScreenshot } from './picture-file.ts'

const { screensFolder, writesPictures } = readRunContext()
const kept = join(import.meta.dirname, 'kept')

const looks = [
  { language: 'en-US', scheme: 'light', width: 1440 },
  { language: 'en-US', scheme: 'dark', width: 390 },
  { language: 'zh-CN', scheme: 'dark', width: 1440 },
  { language: 'zh-CN', scheme: 'light', width: 390 },
] as const

async function differences(file: string, picture: Buffer): Promise<readonly Spot[]> {
  if (writesPictures) {
    await keepPicture(join(kept, file), picture)
    return []
  }
  const before = await readFile(join(kept, file))
  const spots = comparePictures(await readPicture(before), await readPicture(picture))
  if (spots.length > 0) {
    const folder = join(screensFolder, '..', 'failures', 'pictures', file)
    await keepPicture(join(folder, 'before.webp'), before)
    await keepPicture(join(folder, 'now.webp'), picture)
  }
  return spots.map(({ x, y, by }) => ({ x: x * SHRINK, y: y * SHRINK, by }))
}

// A change that is meant is written anew with `--write-pictures`, and looked at in the commit.
testInFull.each(looks)('main screens, $language $scheme $width, look as they did', async (look) => {
  const { language, scheme, width } = look
  const { page, open, close } = await openVisitor({ language, colorScheme: scheme, width })
  onTestFinished(close)
  for (const screen of mainScreens) {
    await open(`${screen}${screen.includes('?') ? '&' : '?'}chain=local`)
    await settle(page)
    const screenshot = await page.screenshot({ fullPage: true, animations: 'disabled' })
    const file = fileOf({ screen, ...look }).replace('.png', '.webp')
    expect.soft(await differences(file, await shrinkScreenshot(screenshot)), file).toEqual([])
  }
})

testInFull('a button that moves, changes its colour or is gone is noticed', async () => {
  const { page, open, close } = await openVisitor()
  onTestFinished(close)
  await open('/lock/create?chain=local')
  await settle(page)
  const look = async () => {
    const screenshot = await page.screenshot({ fullPage: true, animations: 'disabled' })
    return readPicture(await shrinkScreenshot(screenshot))
  }
  const before = await look()
  expect(comparePictures(before, await look())).toEqual([])
  const buttons = page.locator('main button')
  for (const change of ['translate: 24px', 'filter: hue-rotate(90deg)', 'visibility: hidden']) {
    await buttons.evaluateAll((all, style) => {
      for (const one of all) (one as HTMLElement).style.cssText = style
    }, change)
    expect(comparePictures(before, await look()), change).not.toEqual([])
  }
})
