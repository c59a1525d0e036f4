import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { boatOf, drawBoat } from '@slipway/devnet/world/picture/draw-boat'
import { type Locale, m } from '@slipway/messages'
import type { Browser, Page } from 'playwright-core'
import { settle } from '../harness/settle.ts'
import { watchFrames } from './watch-frames.ts'

/** A collection of 10 000 pictures in the browser: chosen, stored with its metadata, broken off by a reload on the way. */
export type AssetTimes = {
  /** From the choice until the pictures are shown with their numbers. */
  readonly chooseMs: number
  /** Addressing, sending and both folders, without the time of the break. */
  readonly storeMs: number
  /** The longest that the page did not draw from having the files until it showed them. */
  readonly chooseGapMs: number
  /** Files that the server took more than once because of the break. */
  readonly takenTwice: number
  /** The longest that the page did not draw while it addressed and sent. */
  readonly longestGapMs: number
}

const COUNT = 10_000
/** Beside the drawing, so that no two files are equal and a file is as large as such pictures are. */
const EXTRA_BYTES = 4_000
const locale: { locale: Locale } = { locale: 'en-US' }

async function drawFiles(folder: string): Promise<void> {
  // A server that ran before has the files of before.
  const run = randomUUID()
  for (let number = 0; number < COUNT; number++) {
    const extra = Buffer.alloc(EXTRA_BYTES, `${run} ${number} `)
    const picture = Buffer.concat([drawBoat(boatOf(number, ['noon', 'dusk', 'fog'])), extra])
    await writeFile(join(folder, `${number}.png`), picture)
  }
}

async function choose(page: Page, folder: string) {
  const longestGap = await watchFrames(page, 'choice')
  const chosen = performance.now()
  await page.getByLabel(m.nftfile_choose_folder({}, locale), { exact: true }).setInputFiles(folder)
  await page.getByText(m.nftfile_count({ count: COUNT }, locale), { exact: true }).waitFor({
    timeout: 120_000,
  })
  await page.getByText('Fleet #3', { exact: true }).waitFor()
  return { chooseMs: performance.now() - chosen, chooseGapMs: await longestGap() }
}

/** Not throttled: the bound is for two cores as they are. */
export async function measureAssetTimes(browser: Browser, webUrl: string): Promise<AssetTimes> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  // Leaving while files are on their way is asked about: the break is meant.
  page.on('dialog', (dialog) => void dialog.accept())
  let taken = 0
  let requests = 0
  page.on('response', async (response) => {
    if (!response.url().endsWith('/api/ipfs/assets') || response.status() !== 201) return
    requests += 1
    const { files } = (await response.json().catch(() => ({ files: [] }))) as { files: unknown[] }
    taken += files.length
  })
  const folder = await mkdtemp(join(tmpdir(), 'slipway-fleet-'))
  await drawFiles(folder)
  const store = () =>
    page.getByRole('button', { name: m.nftfile_store({}, locale), exact: true }).click()
  await page.goto(`${webUrl}/nft/create?chain=local`)
  await settle(page)
  await page.locator('#nft-create-name').fill('Fleet')
  await page.locator('#nft-create-name').blur()
  const chosen = await choose(page, folder)

  const began = performance.now()
  await store()
  while (requests < 8) await page.waitForTimeout(50)
  const beforeBreak = performance.now() - began
  await page.reload()
  await settle(page)
  await choose(page, folder)
  const longestGap = await watchFrames(page)
  const again = performance.now()
  await store()
  await page.getByText(m.nftfile_stored({}, locale), { exact: true }).waitFor({ timeout: 300_000 })
  const storeMs = beforeBreak + performance.now() - again
  const longestGapMs = await longestGap()
  await context.close()
  await rm(folder, { recursive: true })
  return { ...chosen, storeMs, takenTwice: Math.max(0, taken - 2 * COUNT), longestGapMs }
}
