import { beforeEach, describe, expect, it } from 'vitest'
import { makeMemoryIndex } from '../../../test/memory-index.ts'
import { blacklist } from './blacklist.ts'
import { launch } from './launch.ts'
import { limits } from './limits.ts'
import { ownershipTransferred } from './ownership-transferred.ts'
import { swappedBack } from './swapped-back.ts'
import { taxes } from './taxes.ts'
import { tokenDeployed } from './token-deployed.ts'
import { transfer } from './transfer.ts'

const OWNER = '0x00000000000000000000000000000000000000aa'
const TOKEN = '0x00000000000000000000000000000000000000Fa'
const PAIR = '0x00000000000000000000000000000000000000Bb'
const CREATION = { txHash: '0xc0' } as const
const LATER = { txHash: '0xc1', blockNumber: 20, timestamp: 200 } as const
const ID = `7-${TOKEN.toLowerCase()}`

let index: ReturnType<typeof makeMemoryIndex>

beforeEach(() => {
  index = makeMemoryIndex()
  index.run(
    tokenDeployed,
    {
      owner: OWNER,
      token: TOKEN,
      templateId: 2n,
      infoId: 1n,
      name: 'Taxed',
      symbol: 'TAX',
      decimals: 18,
      totalSupply: 1_000n,
      inviter: '0x0000000000000000000000000000000000000000',
      feeWei: 0n,
      inviterRewardWei: 0n,
    },
    { ...CREATION, input: '0x1234' },
  )
  index.run(taxes.taxesSet, taxesOf(100n, 200n), CREATION)
  index.run(taxes.sharesSet, { burn: 10n, liquidity: 20n, marketing: 70n, dividend: 0n }, CREATION)
})

const taxesOf = (buyBps: bigint, sellBps: bigint) => ({
  buyBps,
  sellBps,
  transferBps: 5n,
  addPoolBps: 0n,
  removePoolBps: 1n,
})

const kinds = () => index.rowsOf('tokenAction').map((row) => row.kind)
const terms = () => index.row('tokenTerms', ID)
const totals = () => index.row('tokenTotals', ID)

describe('taxes', () => {
  it('of the creation are one entry, with shares, and no act of the history', () => {
    expect(index.rowsOf('tokenTax')).toEqual([
      expect.objectContaining({
        buyTaxBps: 100,
        sellTaxBps: 200,
        burnShare: 10,
        marketingShare: 70,
      }),
    ])
    expect(kinds()).toEqual(['created'])
  })

  it('over time have an entry for each later transaction, in order', () => {
    index.run(taxes.taxesSet, taxesOf(50n, 60n), LATER)
    index.run(
      taxes.sharesSet,
      { burn: 100n, liquidity: 0n, marketing: 0n, dividend: 0n },
      {
        ...LATER,
        txHash: '0xc2',
        blockNumber: 21,
      },
    )
    const entries = [...index.rowsOf('tokenTax')].sort((a, b) => (a.position < b.position ? -1 : 1))
    expect(entries.map((row) => [row.buyTaxBps, row.burnShare])).toEqual([
      [100, 10],
      [50, 10],
      [50, 100],
    ])
    expect(kinds()).toEqual(['created', 'taxesSet', 'sharesSet'])
    const [, act] = index.rowsOf('tokenAction')
    expect(act?.details).toBe(
      '{"buyBps":"50","sellBps":"60","transferBps":"5","addPoolBps":"0","removePoolBps":"1"}',
    )
  })

  it('are shown by lists, the larger of buy and sell as the tax of a trade', () => {
    expect(index.row('token', ID)).toMatchObject({
      buyTaxBps: 100,
      sellTaxBps: 200,
      tradeTaxBps: 200,
    })
    index.run(taxes.taxesSet, taxesOf(300n, 60n), LATER)
    expect(index.row('token', ID)?.tradeTaxBps).toBe(300)
  })

  it('that were collected are what arrived at the token itself', () => {
    const holder = '0x00000000000000000000000000000000000000a1'
    const zero = '0x0000000000000000000000000000000000000000'
    index.run(transfer, { from: zero, to: holder, amount: 100n }, LATER)
    index.run(transfer, { from: holder, to: TOKEN, amount: 9n }, LATER)
    index.run(transfer, { from: TOKEN, to: PAIR, amount: 9n }, LATER)
    expect(totals()?.taxCollected).toBe(9n)
  })
})

describe('switches', () => {
  it('of tax and blacklist are on until the token says that they are off; a limit is off until it is set', () => {
    expect(terms()).toMatchObject({ taxChange: true, blacklist: true, walletLimitOn: false })
    index.run(limits.walletLimitSet, { amount: 7n }, CREATION)
    index.run(limits.swapLimitSet, { amount: 8n }, CREATION)
    expect(terms()).toMatchObject({
      walletLimitOn: true,
      walletLimit: 7n,
      swapLimitOn: true,
      swapLimit: 8n,
    })
    index.run(taxes.taxChangeDisabled, {}, LATER)
    index.run(blacklist.blacklistDisabled, {}, LATER)
    index.run(limits.walletLimitDisabled, {}, LATER)
    index.run(limits.swapLimitDisabled, {}, LATER)
    expect(terms()).toMatchObject({
      taxChange: false,
      blacklist: false,
      walletLimitOn: false,
      swapLimitOn: false,
    })
    expect(kinds().slice(1)).toEqual([
      'taxChangeDisabled',
      'blacklistDisabled',
      'walletLimitDisabled',
      'swapLimitDisabled',
    ])
  })
})

describe('the launch', () => {
  it('is told even when it happened in the transaction of the creation', () => {
    expect(index.row('token', ID)).toMatchObject({ launched: false, launchedAt: null })
    index.run(launch.launcherSet, { launcher: OWNER }, CREATION)
    index.run(launch.launched, { pair: PAIR, killBlocks: 3n }, CREATION)
    expect(kinds()).toEqual(['created', 'launcherSet', 'launched'])
    expect(index.row('token', ID)).toMatchObject({ launched: true, launchedAt: 100 })
    expect(terms()).toMatchObject({ killBlocks: 3, pair: PAIR.toLowerCase(), launchedBlock: 12 })
  })

  it('ends the liquidity phase and names the main pair, whoever registered it before', () => {
    index.run(launch.liquidityPhaseStarted, { pair: PAIR }, LATER)
    expect(terms()?.liquidityPhase).toBe(true)
    index.run(
      launch.pairRegistered,
      { pair: PAIR },
      { ...LATER, sender: '0x00000000000000000000000000000000000000c3' },
    )
    index.run(launch.launched, { pair: PAIR, killBlocks: 0n }, { ...LATER, timestamp: 300 })
    expect(terms()?.liquidityPhase).toBe(false)
    expect(index.rowsOf('tokenPair')).toEqual([
      expect.objectContaining({ isMain: true, registeredAt: 200 }),
    ])
    const registered = index.rowsOf('tokenAction').find((row) => row.kind === 'pairRegistered')
    expect(registered?.actor).toBe('0x00000000000000000000000000000000000000c3')
  })
})

describe('the blacklist', () => {
  const account = '0x00000000000000000000000000000000000000D1'

  it('counts each account once, however often it is set', () => {
    index.run(blacklist.blacklistSet, { account, listed: true }, LATER)
    index.run(blacklist.blacklistSet, { account, listed: true }, LATER)
    expect(totals()?.blacklisted).toBe(1)
    index.run(blacklist.blacklistSet, { account, listed: false }, LATER)
    index.run(blacklist.blacklistSet, { account, listed: false }, LATER)
    expect(totals()?.blacklisted).toBe(0)
    expect(kinds().slice(1)).toEqual([
      'blacklisted',
      'blacklisted',
      'unblacklisted',
      'unblacklisted',
    ])
  })

  it('tells killed buyers from listed accounts; freeing an account ends both', () => {
    for (const amount of [7n, 5n]) {
      index.run(blacklist.buyerKilled, { account, amount }, LATER)
    }
    expect(totals()).toMatchObject({ blacklisted: 0, killed: 1 })
    expect(index.rowsOf('tokenBlacklist')).toMatchObject([{ killed: true, frozen: 12n }])
    index.run(blacklist.blacklistSet, { account, listed: true }, LATER)
    expect(totals()).toMatchObject({ blacklisted: 1, killed: 1 })
    index.run(blacklist.blacklistSet, { account, listed: false }, LATER)
    expect(totals()).toMatchObject({ blacklisted: 0, killed: 0 })
    expect(index.rowsOf('tokenBlacklist')).toMatchObject([{ killed: false, frozen: 0n }])
    expect(kinds()).toEqual(['created', 'blacklisted', 'unblacklisted'])
  })
})

describe('exemptions', () => {
  it('only ever grow', () => {
    const account = PAIR
    index.run(limits.exemptionAdded, { account, directions: 1 }, LATER)
    index.run(limits.exemptionAdded, { account, directions: 2 }, LATER)
    expect(index.rowsOf('tokenExemption')).toEqual([expect.objectContaining({ directions: 3 })])
  })
})

describe('swap-backs', () => {
  it('add up to the totals', () => {
    const args = {
      soldTokens: 100n,
      burnedTokens: 10n,
      liquidityTokens: 5n,
      liquidityQuote: 4n,
      marketingQuote: 3n,
      dividendAmount: 2n,
    }
    index.run(swappedBack, args, LATER)
    index.run(swappedBack, args, LATER)
    expect(index.rowsOf('tokenSwapBack')).toHaveLength(2)
    expect(totals()).toMatchObject({ swapBacks: 2, soldTokens: 200n, dividendAmount: 4n })
  })
})

describe('the creation', () => {
  it('keeps the input of its transaction, unless it is longer than any creation', () => {
    expect(index.row('tokenCreation', ID)?.input).toBe('0x1234')
  })

  it('acts of the next owner are told under the next owner’s name', () => {
    index.run(ownershipTransferred, { oldOwner: OWNER, newOwner: PAIR }, LATER)
    index.run(limits.fissionCountSet, { count: 2n }, LATER)
    expect(index.rowsOf('tokenAction').at(-1)).toMatchObject({ actor: PAIR.toLowerCase() })
  })
})
