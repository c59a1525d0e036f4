import { tokenFactoryAbi } from '@slipway/deployments/abi'
import { m } from '@slipway/messages'
import type { Page } from 'playwright-core'
import type { PrivateKeyAccount } from 'viem'
import { expect, test } from 'vitest'
import { createChainProbe } from '../chain/chain-of-run.ts'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { factoryOfRun } from '../chain/factory-of-run.ts'
import { readTokenLogs } from '../chain/read-token-logs.ts'
import { checkAccessibility } from '../harness/check-accessibility.ts'
import { distinctToken, openCreator } from '../token/creator.ts'

const locale = { locale: 'en-US' } as const
const text = (message: typeof m.tools_search_start) => message({}, locale)

/** What the page has kept of the search: its start must never change, its count never fall. */
const readRecord = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((one) => /address-search\.\d+$/.test(one))
    const { start, next, tried } = JSON.parse(localStorage.getItem(key ?? '') ?? '{}')
    return { start: String(start), next: String(next), tried: Number(tried) }
  })

const triedSince = (page: Page, tried: number) =>
  page.waitForFunction((least) => {
    const key = Object.keys(localStorage).find((one) => /address-search\.\d+$/.test(one))
    return JSON.parse(localStorage.getItem(key ?? '') ?? '{}').tried > least
  }, tried)

test('P-36: a search survives tab switch and reload, and its address is the token’s', async () => {
  const [account] = (await createFreshAccounts(1)) as [PrivateKeyAccount]
  const creator = await openCreator(account)
  const { page } = creator
  await creator.form.fill(distinctToken('LOOK'))
  // A slow machine keeps what was typed in parts.
  await page.waitForFunction(() =>
    Object.entries(localStorage).some(
      ([key, kept]) => key.startsWith('slipway.token-draft.') && kept.includes('5000'),
    ),
  )
  await creator.open('/tools/address?chain=local')
  const beginning = page.getByRole('textbox', { name: text(m.tools_target_start) })
  const start = page.getByRole('button', { name: text(m.tools_search_start) })

  // Four thousand million candidates: nothing is found while the journey lasts.
  await beginning.fill('c0ffee00')
  await start.click()
  await page.getByText(text(m.tools_search_status_running)).waitFor()
  await triedSince(page, 0)
  expect(await checkAccessibility(page)).toEqual([])

  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const searching = await readRecord(page)
  await triedSince(page, searching.tried + 100_000)
  const foreign = asked.filter((url) => /found|address|search|seed/i.test(new URL(url).pathname))
  expect(foreign).toEqual([])

  await page
    .getByRole('link', { name: text(m.shell_route_token_list) })
    .first()
    .click()
  const hidden = await readRecord(page)
  await triedSince(page, hidden.tried + 100_000)

  await creator.open('/tools/address?chain=local')
  const reloaded = await readRecord(page)
  await triedSince(page, reloaded.tried)
  const later = await readRecord(page)
  expect(later.start).toBe(searching.start)
  expect(BigInt(later.next)).toBeGreaterThan(BigInt(searching.next))
  await page.getByRole('button', { name: text(m.tools_search_pause) }).click()
  await page.getByText(text(m.tools_search_status_paused)).waitFor()
  await page.getByRole('button', { name: text(m.tools_search_clear) }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text(m.tools_search_clear) })
    .click()

  await beginning.fill('7e')
  await start.click()
  await page
    .getByRole('button', { name: text(m.tools_found_use) })
    .first()
    .click()
  await page.getByText(m.tools_found_checked({ chain: 'Local chain' }, locale)).waitFor()
  await page.getByRole('link', { name: text(m.tools_draft_go) }).click()
  await creator.form.review.click()
  await creator.review.approved.waitFor()
  await creator.review.sign()
  await creator.created('LOOK').root.waitFor()

  const logged = (await readTokenLogs('local')).find(({ owner }) => owner === account.address)
  expect(logged?.token.toLowerCase()).toMatch(/^0x7e/)
  const records = await createChainProbe('local').readContract({
    address: factoryOfRun('local'),
    abi: tokenFactoryAbi,
    functionName: 'recordCountOf',
    args: [account.address],
  })
  expect(records).toBe(1n)
  expect(creator.watch.unexpected()).toEqual([])
  await creator.close()
})
