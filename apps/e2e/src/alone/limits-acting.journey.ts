import { taxedTokenAbi } from '@slipway/deployments/abi'
import { contractErrorsAbi } from '@slipway/deployments/errors'
import { errorMessage, m } from '@slipway/messages'
import { decodeContractError } from '@slipway/sdk/evm/decode-contract-error'
import { type Address, type PrivateKeyAccount, parseEther } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createChainProbe } from '../chain/chain-of-run.ts'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { createTrader, type Trader } from '../chain/trade-token.ts'
import { deployTaxedToken } from '../token/deploy-taxed-token.ts'
import { type ConsoleVisitor, openConsole } from '../token/open-console.ts'

const probe = createChainProbe('local')
const unit = 10n ** 18n
let visitor: ConsoleVisitor
let token: Address
let marketing: PrivateKeyAccount
let early: Trader
let late: Trader

/** Kill blocks: as many as there may be, since the chain goes on while the page shows that trading is open. */
const killBlocks = 10

/** Wallet and swap limits as in the draft, and blocks in which whoever buys is caught. */
beforeAll(async () => {
  const [owner, second, third, fourth] = await createFreshAccounts(4)
  if (!owner || !second || !third || !fourth) throw new Error('Accounts are missing.')
  marketing = fourth
  early = createTrader('local', second)
  late = createTrader('local', third)
  token = await deployTaxedToken(owner, marketing.address, 2, {
    killBlocks: String(killBlocks),
    walletLimit: '2',
    swapLimit: '1',
  })
  visitor = await openConsole([owner], token)
})

afterAll(async () => {
  expect(visitor.watch.unexpected()).toEqual([])
  await visitor.close()
})

/** Why the token refuses a transfer; "moved" when it does not. */
async function refusalOf(from: Address, to: Address, amount: bigint): Promise<string> {
  try {
    await probe.simulateContract({
      address: token,
      abi: taxedTokenAbi,
      functionName: 'transfer',
      args: [to, amount],
      account: from,
    })
    return 'moved'
  } catch (error) {
    return decodeContractError(error, contractErrorsAbi).name
  }
}

test('the review of the launch says how many kill blocks there are, and they act', async () => {
  await visitor.console.launch('500000000', '100')
  const bought = await early.buy(token, parseEther('0.1'))
  expect(bought).toBeGreaterThan(0n)
  expect(await refusalOf(early.address, late.address, bought)).toBe('Token_BoughtInKillBlocks')
  await expect(early.sell(token, bought)).rejects.toThrow()
  await probe.mine({ blocks: killBlocks + 1 })
  // The blocks are over; whoever buys now is free, what was caught stays caught.
  const later = await late.buy(token, parseEther('0.1'))
  await late.sell(token, later / 2n)
  expect(await refusalOf(early.address, late.address, bought)).toBe('Token_BoughtInKillBlocks')
})

test('the owner pardons a caught buyer in the console', async () => {
  await visitor.console.open()
  await visitor.console.act(m.console_blacklist_remove_title(), {
    fields: { [m.console_blacklist_lines()]: early.address },
  })
  await early.sell(token, await early.balanceOf(token))
})

test('no trade moves more than the swap limit, no wallet holds more than the wallet limit', async () => {
  // One percent of the supply is about two of the pool's hundred: more is refused.
  await expect(late.buy(token, parseEther('4'))).rejects.toThrow()
  expect(await late.buy(token, parseEther('1'))).toBeGreaterThan(0n)
  const owner = visitor.wallet.account.address
  // Two percent of a thousand million tokens.
  expect(await refusalOf(owner, early.address, 30_000_000n * unit)).toBe(
    'Token_WalletLimitExceeded',
  )
  expect(await refusalOf(owner, early.address, 1_000_000n * unit)).toBe('moved')
})

test('a blacklisted wallet neither sells nor passes on; pool, token and marketing wallet cannot be listed', async () => {
  const { console } = visitor
  await console.open()
  await console.act(m.console_blacklist_add_title(), {
    fields: { [m.console_blacklist_lines()]: late.address },
  })
  expect(await refusalOf(late.address, early.address, unit)).toBe('Token_Blacklisted')
  await expect(late.sell(token, unit)).rejects.toThrow()

  const [, , , , , , pair] = await probe.readContract({
    address: token,
    abi: taxedTokenAbi,
    functionName: 'launchState',
  })
  await console.open()
  const row = await console.fill(m.console_blacklist_add_title(), {})
  const lines = m.console_blacklist_lines()
  for (const account of [token, marketing.address, pair]) {
    await row.field(lines).fill(account)
    await row.submit()
    await expect
      .poll(() => row.errorOf(lines))
      .toBe(errorMessage('Token_BlacklistRefused', { account }))
    const call = { address: token, abi: taxedTokenAbi, functionName: 'setBlacklist' } as const
    const answer = probe.simulateContract({
      ...call,
      args: [[account], true],
      account: visitor.wallet.account,
    })
    await expect(answer).rejects.toThrow(/Token_BlacklistRefused/)
  }
  await row.field(lines).fill(`${early.address}\nnot an address`)
  await row.submit()
  await expect.poll(() => row.errorOf(lines)).toBe('incorrect address format on line 2')
})
