import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Locale, m } from '@slipway/messages'
import type { Browser, Worker } from 'playwright-core'
import { type Address, getAddress, toHex } from 'viem'
import { settle } from '../harness/settle.ts'
import { confirmColumns } from '../pages/confirm-columns.ts'
import { watchFrames } from './watch-frames.ts'

/** A list of claims in the browser: dropped, read, checked and hashed into its root, beside a page that goes on drawing. */
export type ListTimes = {
  /** From the drop until the page says how many entries there are. */
  readonly readMs: number
  readonly treeMs: number
  /** The longest that the page did not draw meanwhile. */
  readonly longestGapMs: number
}

const rows = 100_000
const locale: { locale: Locale } = { locale: 'en-US' }

/** Written to a file, so that the browser reads it from there like a person's. @returns its path */
async function writeList(folder: string): Promise<string> {
  const lines = Array.from({ length: rows }, (_, at) => {
    const address = getAddress(toHex((BigInt(at) + 1n) * 0x9e3779b97f4a7c15n ** 2n, { size: 20 }))
    return `${address},${at + 1}.${at % 1_000}`
  })
  const path = join(folder, 'list.csv')
  await writeFile(path, ['address,amount', ...lines].join('\n'))
  return path
}

/** Asks the page's own worker for the root of what it has read, as the form does before its review. */
function askForRoot(worker: Worker): Promise<void> {
  return worker.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const ticket = -1
        const answer = self.postMessage.bind(self)
        self.postMessage = ((message: { ticket: number; kind: string }) => {
          if (message.ticket !== ticket) answer(message)
          else if (message.kind === 'answer') resolve()
          else if (message.kind === 'failed') reject(new Error('There is no root.'))
        }) as typeof self.postMessage
        self.dispatchEvent(new MessageEvent('message', { data: { ticket, name: 'tree' } }))
      }),
  )
}

/** Not throttled: the bound is for two cores as they are. @param token whose decimals amounts are read with */
export async function measureListTimes(
  browser: Browser,
  webUrl: string,
  token: Address,
): Promise<ListTimes> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.goto(`${webUrl}/airdrop/create?kind=claims&chain=local`)
  await settle(page)
  await page.locator('#airdrop-claims-token').fill(token)
  await page.locator('#airdrop-claims-token').blur()
  await page.getByText(m.airdrop_list_choose({}, locale)).waitFor()
  const folder = await mkdtemp(join(tmpdir(), 'slipway-list-'))
  const file = await writeList(folder)
  const longestGap = await watchFrames(page)
  const dropped = performance.now()
  await page.locator('input[type=file]').first().setInputFiles(file)
  await confirmColumns(page, locale.locale)
  await page.getByText(m.airdrop_list_took({}, locale)).waitFor()
  const readMs = performance.now() - dropped
  const worker = page.workers().find((candidate) => candidate.url().includes('list-worker'))
  if (!worker) throw new Error('The list lies in no worker.')
  const asked = performance.now()
  await askForRoot(worker)
  const treeMs = performance.now() - asked
  const longestGapMs = await longestGap()
  await context.close()
  await rm(folder, { recursive: true })
  return { readMs, treeMs, longestGapMs }
}
