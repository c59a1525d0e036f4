import { launchPadAbi, taxedTokenAbi } from '@slipway/deployments/abi'
import { m } from '@slipway/messages'
import { type Address, type PrivateKeyAccount, parseEther, parseEventLogs } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createChainProbe } from '../chain/chain-of-run.ts'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { createTrader } from '../chain/trade-token.ts'
import { deployTaxedToken } from '../token/deploy-taxed-token.ts'
import { type ConsoleVisitor, openConsole } from '../token/open-console.ts'

const probe = createChainProbe('local')
/** What each of three commits; together more than the cap. */
const commitments = ['30', '20', '10'] as const
const cap = 50n
/** Long enough for three people to commit side by side. */
const seconds = '40'

let token: Address
let owner: ConsoleVisitor
let buyers: readonly ConsoleVisitor[]
let accounts: readonly PrivateKeyAccount[]

beforeAll(async () => {
  accounts = await createFreshAccounts(5)
  const [first, second, ...rest] = accounts
  if (!first || !second) throw new Error('Accounts are missing.')
  token = await deployTaxedToken(first, second.address, 2, {
    walletLimitEnabled: false,
    swapLimitEnabled: false,
  })
  owner = await openConsole([first], token)
  buyers = await Promise.all(rest.map((account) => openConsole([account], token)))
})

afterAll(async () => {
  for (const visitor of [owner, ...buyers]) {
    expect(visitor.watch.unexpected()).toEqual([])
    await visitor.close()
  }
})

const isLaunched = async () => {
  const state = { address: token, abi: taxedTokenAbi, functionName: 'launchState' } as const
  return (await probe.readContract(state))[0]
}

test('three commit to a batch opening that the owner began; nobody trades meanwhile', async () => {
  const said = await owner.console.launch('500000000', '100', {
    choices: [m.console_opening_switch()],
    fields: { [m.console_opening_seconds()]: seconds, [m.console_opening_cap()]: String(cap) },
  })
  expect(said).toBe(m.console_launch_pad_opening())
  expect(await isLaunched()).toBe(false)

  await Promise.all(
    buyers.map(async ({ console }, index) => {
      await console.open()
      const fields = { [m.console_opening_amount()]: commitments[index] ?? '' }
      expect(await console.act(m.console_opening_commit_title(), { fields })).toBe(
        m.console_opening_commit_done(),
      )
    }),
  )
  const [, , , early] = accounts
  if (!early) throw new Error('Accounts are missing.')
  await expect(createTrader('local', early).buy(token, parseEther('1'))).rejects.toThrow()
})

test('once the time is over anybody clears it, and all have bought at one price', async () => {
  const [clearer] = buyers
  const row = clearer?.console.row(m.console_opening_clear_title())
  await row?.root.waitFor({ timeout: 60_000 })
  // The rehearsal asks the newest block, and here nobody else makes one.
  await probe.mine({ blocks: 1 })
  expect(await clearer?.console.act(m.console_opening_clear_title())).toBe(
    m.console_opening_clear_done(),
  )
  expect(await isLaunched()).toBe(true)

  const balances: bigint[] = []
  for (const [index, { console, wallet }] of buyers.entries()) {
    const before = await probe.getBalance({ address: wallet.account.address })
    await console.open()
    expect(await console.act(m.console_opening_claim_title())).toBe(m.console_opening_claim_done())
    const back = (await probe.getBalance({ address: wallet.account.address })) - before
    // Sixty were committed and fifty spent: a sixth comes back, less the network fee.
    const expected = parseEther(commitments[index] ?? '0') / 6n
    expect(expected - back).toBeLessThan(parseEther('0.01'))
    expect(back).toBeLessThan(expected)
    balances.push(await createTrader('local', wallet.account).balanceOf(token))
  }
  const [most = 0n, middle = 0n, least = 0n] = balances
  expect(least).toBeGreaterThan(0n)
  expect(Number((most * 1_000n) / least)).toBeCloseTo(3_000, -1)
  expect(Number((middle * 1_000n) / least)).toBeCloseTo(2_000, -1)

  const logs = await probe.getLogs({ fromBlock: 0n })
  const cleared = parseEventLogs({ abi: launchPadAbi, logs, eventName: 'OpeningCleared' })
  expect(cleared.some(({ args }) => args.token === token)).toBe(true)
})
