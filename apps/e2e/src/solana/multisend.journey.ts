import { text } from 'node:stream/consumers'
import { callRpc } from '@slipway/deployer/node/call-rpc'
import { errorMessage, formatAmount, m } from '@slipway/messages'
import { getTokenAccounts } from '@slipway/sdk/solana/get-token-accounts'
import { createSolanaClient } from '@slipway/sdk/solana/solana-rpc'
import { type Address, generateKeyPairSigner } from '@solana/kit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readRunContext } from '../harness/run-context.ts'
import { look } from '../screens/look.ts'
import { connectSolana, openSolana, type SolanaVisitor } from './open-solana.ts'
import { SolanaCreator } from './solana-creator.ts'

/** More than one signature covers, which is forty transactions of nine that open accounts. */
const recipients = 400
const decimals = 2
/** Blocks after which no earlier blockhash is good. */
const expiryBlocks = 190
const { solanaUrl } = readRunContext()
const rpc = createSolanaClient(solanaUrl)
const query = 'network=solana-local&chain=local'
const amount = (units: bigint) => formatAmount(units, decimals, { symbol: 'TIDE' })
let visitor: SolanaVisitor
let mint: Address
let people: readonly Address[]
let list: string
let stranger: Address

beforeAll(async () => {
  visitor = await openSolana()
  const maker = new SolanaCreator(rpc, visitor.solanaWallet)
  await maker.fund()
  mint = await maker.create({
    ...{ name: 'Tide', symbol: 'TIDE', uri: '', decimals, totalSupply: 10_000_000n },
    ...{ transferFeeBps: 0, mintable: false, freezable: false },
  })
  people = await Promise.all(
    Array.from({ length: recipients }, async () => (await generateKeyPairSigner()).address),
  )
  stranger = (await generateKeyPairSigner()).address
  list = ['Wallet,Amount', ...people.map((address, at) => `${address},${at + 1}`)].join('\n')
})

afterAll(async () => {
  expect(visitor.watch.unexpected()).toEqual([])
  await visitor.close()
})

const button = (name: string) => visitor.page.getByRole('button', { name, exact: true })
const field = (name: string) => visitor.page.getByRole('textbox', { name })
const progress = (paid: number) =>
  visitor.page.getByText(m.solana_send_progress({ paid: String(paid), all: String(recipients) }))

async function heldBy(owner: Address | undefined): Promise<bigint> {
  const [account] = await getTokenAccounts(rpc, mint, owner as Address)
  return account?.amount ?? 0n
}

test('what is no token and what is no list are told, line by line', async () => {
  const { page } = visitor
  await visitor.open(`/solana/multisend?${query}`)
  await connectSolana(visitor)
  await field(m.multisend_token()).fill(people[0] as string)
  await page.getByText(m.solana_send_token_missing()).waitFor()
  await field(m.multisend_token()).fill(mint)
  await page.getByText('Tide (TIDE)').waitFor()
  await field(m.multisend_list()).fill(`${people[0]},1\n0xabc,2\n${people[1]},0`)
  await page.getByText(errorMessage('Input_AddressLineInvalid', { line: 2 })).waitFor()
  await page.getByText(m.multisend_list_faults({ count: '2' })).waitFor()
  await look(visitor, 'solana-multisend-refused')
})

test('a list is read from a file, and its costs are shown before anything is signed', async () => {
  const { page } = visitor
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(list) })
  const total = amount(BigInt((recipients * (recipients + 1)) / 2) * 100n)
  await page.getByText(m.multisend_list_read({ count: String(recipients), total })).waitFor()
  await button(m.multisend_plan()).click()
  await page.getByText(m.transaction_check_ok({ chain: 'Local Solana' })).waitFor()
  await page.getByText(m.solana_send_opened({ count: String(recipients) })).waitFor()
  await progress(0).waitFor()
  await look(visitor, 'solana-multisend-plan')
})

test('a rejected signature sends nothing', async () => {
  const { page, solanaWallet } = visitor
  solanaWallet.answer = 'reject'
  await button(m.solana_send_start()).click()
  await page.getByText(m.transaction_problem_rejected_title()).waitFor()
  solanaWallet.answer = 'sign'
  expect(await heldBy(people[0])).toBe(0n)
  await progress(0).waitFor()
})

test('what is signed too late comes into no block, and the next signature covers less', async () => {
  const { page, solanaWallet } = visitor
  solanaWallet.onAsked = async () => {
    solanaWallet.onAsked = async () => undefined
    await callRpc(solanaUrl, 'slipway_skipBlocks', [expiryBlocks])
  }
  await button(m.multisend_go_on()).click()
  await page.getByText(m.solana_expired_title()).waitFor()
  await progress(0).waitFor()
  expect(await heldBy(people[0])).toBe(0n)
})

test('what one signature covers is paid, and the rest waits through a reload', async () => {
  const { page, solanaWallet } = visitor
  let asked = 0
  // The second signature is refused: the page then stands where a closed tab would leave it.
  solanaWallet.onAsked = async () => {
    asked += 1
    if (asked > 20) solanaWallet.answer = 'reject'
  }
  await button(m.multisend_go_on()).click()
  await progress(180).waitFor()
  await page.getByText(m.transaction_problem_rejected_title()).waitFor()
  solanaWallet.onAsked = async () => undefined
  solanaWallet.answer = 'sign'
  expect(await heldBy(people[0])).toBe(100n)
  expect(await heldBy(people.at(-1))).toBe(0n)
  await visitor.open(`/solana/multisend?${query}`)
  await page.getByText(m.multisend_list_read({ count: '400', total: amount(8_020_000n) })).waitFor()
  await page.getByText(m.solana_send_edit_same({ paid: '180', all: '400' })).waitFor()
})

test('whoever changes a list that is begun is told who would be paid again, and can take them out', async () => {
  const { page } = visitor
  await field(m.multisend_list()).fill(`${list}\n${stranger},7`)
  await page.getByText(m.solana_send_edit_changed({ paid: '180', all: '400' })).waitFor()
  await button(m.multisend_plan()).click()
  await page.getByText(m.solana_send_repeat_title({ count: '180' })).waitFor()
  expect(await button(m.solana_send_start()).isDisabled()).toBe(true)
  await look(visitor, 'solana-multisend-repeats')
  await button(m.solana_send_repeat_out()).click()
  await page.getByText(m.multisend_list_read({ count: '221', total: amount(6_391_700n) })).waitFor()
  await button(m.multisend_edit_restore()).click()
  await page.getByText(m.solana_send_edit_same({ paid: '180', all: '400' })).waitFor()
  await button(m.multisend_plan()).click()
  await progress(180).waitFor()
  expect(await button(m.multisend_go_on()).isEnabled()).toBe(true)
  await look(visitor, 'solana-multisend-going-on')
})

test('a reload in the middle of the sending waits for what was signed, and pays nobody twice', async () => {
  const { page } = visitor
  let sent = 0
  const { port } = new URL(solanaUrl)
  await page.route(
    (url) => url.port === port,
    async (route) => {
      const body = route.request().postData() ?? ''
      const isSending = body.includes('"sendTransaction"')
      if (isSending) sent += 1
      if (!isSending || sent <= 8) return await route.continue()
      // The next eight are in blocks, and the page never hears of it; all others are never sent.
      const headers = { 'content-type': 'application/json' }
      await fetch(solanaUrl, { method: 'POST', headers, body })
    },
  )
  await button(m.multisend_go_on()).click()
  await progress(252).waitFor()
  await expect.poll(() => heldBy(people[323])).toBe(32_400n)
  await visitor.open(`/solana/multisend?${query}`)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.getByText(m.solana_send_edit_same({ paid: '252', all: '400' })).waitFor()
  await button(m.multisend_plan()).click()
  await page.getByText(m.solana_send_settling()).waitFor()
  await look(visitor, 'solana-multisend-settling')
  await callRpc(solanaUrl, 'slipway_skipBlocks', [expiryBlocks])
  await progress(324).waitFor()
})

test('the rest is paid, each exactly once, and the report names every transaction', async () => {
  const { page } = visitor
  await button(m.multisend_go_on()).click()
  await page.getByText(m.multisend_done(), { exact: true }).waitFor()
  await progress(recipients).waitFor()
  await look(visitor, 'solana-multisend-done')
  for (const at of [0, 1, 179, 180, 251, 252, 323, 324, 399])
    expect(await heldBy(people[at])).toBe(BigInt(at + 1) * 100n)
  const saved = page.waitForEvent('download')
  await button(m.multisend_report()).click()
  const file = await text(await (await saved).createReadStream())
  const report = file.trim().split('\n')
  expect(report).toHaveLength(recipients + 1)
  expect(report.every((line, at) => at === 0 || line.includes(',sent,'))).toBe(true)
  await button(m.multisend_again()).click()
  expect(await field(m.multisend_list()).inputValue()).toBe('')
})

test('the same in Chinese, in the dark, and without a wallet', async () => {
  const reader = await openSolana({ language: 'zh-CN', colorScheme: 'dark' })
  try {
    await reader.open(`/solana/multisend?${query}&token=${mint}`)
    await reader.page.getByText('Tide (TIDE)').waitFor()
    await look(reader, 'solana-multisend', 'zh-CN')
  } finally {
    await reader.close()
  }
})
