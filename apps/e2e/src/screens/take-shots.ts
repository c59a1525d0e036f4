import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Page } from 'playwright-core'
import { readRunContext } from '../harness/run-context.ts'
import { settle } from '../harness/settle.ts'
import type { Surface } from '../harness/surface.ts'
import { fileOf } from './contact-sheet.ts'

const heights: Readonly<Record<number, number>> = { 320: 640, 390: 844, 1440: 900 }

export const shotWidths = [1440, 390] as const

/** The smallest phone is looked at where it is asked for. */
export type ShotWidth = (typeof shotWidths)[number] | 320

export type ShotProblem = { readonly file: string; readonly problem: string }

/** Something that reaches beyond the page's width makes the whole page scroll sideways. */
async function findOverflow(page: Surface): Promise<string | undefined> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return undefined
    const widest = [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .slice(0, 3)
      .map((element) => element.outerHTML.slice(0, 120))
    return `${scrollWidth - clientWidth} px too wide: ${widest.join(' | ')}`
  })
}

async function keepPicture(page: Page, path: string, fullPage: boolean): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await page.screenshot({ path, fullPage, animations: 'disabled' })
}

/**
 * Looks at what a page shows now, in both widths unless others are named. With all screens asked for, each is kept as a
 * picture in the folder of its screen: a picture of the page's whole length costs more than the look.
 * @param shown the frame that is looked at, where the page is a wallet around it
 * @returns screens that scroll sideways
 */
export async function takeShots(
  page: Page,
  shot: { readonly screen: string; readonly language: string; readonly scheme: string },
  widths: readonly ShotWidth[] = shotWidths,
  shown: Surface = page,
): Promise<readonly ShotProblem[]> {
  const { screensFolder, sweep } = readRunContext()
  const before = page.viewportSize()
  const problems: ShotProblem[] = []
  // A dialog belongs to what is in view, not to the whole length of the page behind it.
  const isPage = shown === page && (await page.getByRole('dialog').count()) === 0
  for (const width of widths) {
    await page.setViewportSize({ width, height: heights[width] ?? 900 })
    await settle(shown)
    // From its top: the header stays in view, and would cover what stands below it.
    if (isPage) await page.evaluate(() => window.scrollTo(0, 0))
    const file = fileOf({ ...shot, width })
    if (sweep === 'full') await keepPicture(page, join(screensFolder, file), isPage)
    const overflow = await findOverflow(shown)
    if (overflow) problems.push({ file, problem: overflow })
  }
  if (before) await page.setViewportSize(before)
  return problems
}
