import { presaleLimits } from '@slipway/sdk/presale/presale-limits'
import { solanaPresaleLimits } from '@slipway/sdk/solana/presale/solana-presale-limits'
import type { SolanaPresaleDraft } from '@slipway/sdk/solana/presale/types'
import type { KeyPairSigner } from '@solana/kit'
import { beforeAll, describe, expect, test } from 'vitest'
import { hostileMints } from './hostile-mints.ts'
import { PresaleWorld, presaleFeeBps, sol } from './presale-world.ts'
import { day, feeOf, firstTokenProgram, type TestToken } from './token-world.ts'

const { minFairTokenUnits } = presaleLimits
const { amountMax, endAheadMaxSeconds, vestCycleMaxSeconds } = solanaPresaleLimits

let world: PresaleWorld
let creator: KeyPairSigner
beforeAll(async () => {
  world = await PresaleWorld.open()
  creator = await world.person()
})

describe('terms that are refused', () => {
  let token: TestToken
  beforeAll(async () => {
    token = await world.token([creator])
  })
  const refusal = async (change: Partial<SolanaPresaleDraft>) => {
    const { instructions } = await world.creation(token, creator, change)
    return world.send(creator, instructions)
  }

  test.each<{ error: string; change: Partial<SolanaPresaleDraft> }>([
    { error: 'KindUnknown', change: { kind: 3 as 1 } },
    { error: 'TokensZero', change: { tokens: 0n } },
    { error: 'HardCapZero', change: { hardCap: 0n } },
    { error: 'SoftCapZero', change: { softCap: 0n } },
    { error: 'AmountTooLarge', change: { hardCap: amountMax + 1n, softCap: amountMax } },
    { error: 'AmountTooLarge', change: { tokens: amountMax + 1n } },
    { error: 'AmountTooLarge', change: { maxContribution: amountMax + 1n } },
    { error: 'SoftCapAboveHardCap', change: { softCap: 10n * sol + 1n } },
    { error: 'SoftCapTooLow', change: { softCap: 5n * sol - 1n } },
    { error: 'SoftCapTooLow', change: { hardCap: 5n, softCap: 2n } },
    { error: 'MaxContributionZero', change: { maxContribution: 0n } },
    { error: 'MinAboveMax', change: { minContribution: 8n * sol + 1n } },
    { error: 'WhitelistModeUnknown', change: { whitelistMode: 3 as 2 } },
    { error: 'TiersTooLong', change: { t1Seconds: day } },
    { error: 'TiersTooLong', change: { t1Seconds: 1, t2Seconds: day - 1 } },
    { error: 'VestFirstOutOfRange', change: { firstBps: 10_001 } },
    { error: 'VestCycleOutOfRange', change: { cycleSeconds: day } },
    { error: 'VestPercentOutOfRange', change: { cycleBps: 1 } },
    { error: 'VestCycleOutOfRange', change: { firstBps: 0, cycleBps: 1, cycleSeconds: 59 } },
    {
      error: 'VestCycleOutOfRange',
      change: { firstBps: 0, cycleBps: 1, cycleSeconds: vestCycleMaxSeconds + 1 },
    },
    { error: 'VestPercentOutOfRange', change: { firstBps: 0, cycleBps: 0, cycleSeconds: day } },
    {
      error: 'VestPercentOutOfRange',
      change: { firstBps: 0, cycleBps: 10_001, cycleSeconds: day },
    },
    { error: 'DepositTooSmall', change: { amount: 9_999_999n } },
    { error: 'InviterRatesTooHigh', change: { inviterBps: [1_001] } },
    { error: 'InviterRatesTooHigh', change: { inviterBps: [800, 150, 51] } },
    { error: 'InviterRatesTooHigh', change: { inviterBps: [65_535, 65_535, 65_535] } },
    { error: 'InviterRatesUnusable', change: { inviterBps: [0, 100] } },
    { error: 'InviterRatesUnusable', change: { inviterBps: [100, 0, 100] } },
  ])('$error: $change', async ({ error, change }) => {
    expect(await refusal(change)).toMatchObject({ error, at: 1 })
  })

  test('a fair presale sells a thousand million base units at least', async () => {
    const [fewest, fewer] = [minFairTokenUnits, minFairTokenUnits - 1n]
    const refusalOf = (kind: 1 | 2, tokens: bigint) => refusal({ kind, tokens, amount: fewest })
    expect((await refusalOf(2, fewer)).error).toBe('FairTooCoarse')
    expect((await refusalOf(2, fewest)).error).toBeUndefined()
    expect((await refusalOf(1, fewer)).error).toBeUndefined()
  })

  test('rates of up to three levels, a tenth in all', async () => {
    for (const inviterBps of [[1_000], [500, 500], [800, 150, 50]])
      expect((await refusal({ inviterBps })).error).toBeUndefined()
  })

  test('times: five minutes ahead, an end after the start, ten years at most', async () => {
    const startAt = world.now + 301
    expect((await refusal({ startAt: startAt - 1 })).error).toBe('StartTooEarly')
    expect((await refusal({ startAt, endAt: startAt })).error).toBe('EndNotAfterStart')
    const endAt = world.now + endAheadMaxSeconds
    expect((await refusal({ startAt, endAt: endAt + 1 })).error).toBe('EndTooLate')
    expect((await refusal({ startAt, endAt })).error).toBeUndefined()
  })

  test('a release in parts of a minute to ten years, a hundredth of a percent to everything', async () => {
    const shortest = { firstBps: 9_999, cycleBps: 1, cycleSeconds: 60 }
    const longest = { firstBps: 0, cycleBps: 10_000, cycleSeconds: vestCycleMaxSeconds }
    for (const release of [shortest, longest])
      expect((await refusal(release)).error).toBeUndefined()
    const beyond = [
      { ...shortest, cycleSeconds: 59, error: 'VestCycleOutOfRange' },
      { ...longest, cycleSeconds: vestCycleMaxSeconds + 1, error: 'VestCycleOutOfRange' },
      { ...shortest, cycleBps: 0, error: 'VestPercentOutOfRange' },
      { ...longest, cycleBps: 10_001, error: 'VestPercentOutOfRange' },
    ]
    for (const { error, ...release } of beyond) expect((await refusal(release)).error).toBe(error)
  })

  test('the widest terms there are', async () => {
    const change = {
      ...{ softCap: amountMax, hardCap: amountMax, maxContribution: amountMax },
      ...{ minContribution: 0n, tokens: 1n, infoKey: 'k'.repeat(64) },
      ...{ firstBps: 0, cycleBps: 10_000, cycleSeconds: vestCycleMaxSeconds },
    }
    const presale = await world.presale(token, creator, change)
    expect(world.read(presale)).toMatchObject({ ...change, deposited: 1n })
  })

  test('a presale says all terms that it began with, and that nothing has come of it yet', async () => {
    const startAt = world.now + 1_234
    const terms = {
      ...{ tokens: 7_654_321_987n, softCap: 6n * sol + 1n, hardCap: 11n * sol + 2n },
      ...{ minContribution: sol / 8n, maxContribution: 3n * sol + 5n },
      ...{ startAt, endAt: startAt + 5 * day + 6, t1Seconds: 700, t2Seconds: 800 },
      ...{ cycleSeconds: 9_000, firstBps: 1_001, cycleBps: 1_002, inviterBps: [503, 204, 105] },
      ...{ burnsUnsold: true, infoKey: 'bafkrei', root: new Uint8Array(32).fill(7) },
    }
    const deposited = 7_654_400_000n
    const change = { ...terms, kind: 2, whitelistMode: 1, amount: deposited } as const
    const presale = await world.presale(token, creator, change, [], 77n)
    const { mint, vault, presale: address } = presale
    expect(world.read(presale)).toEqual({
      ...{ ...terms, address, mint, vault, creator: creator.address, id: 77n, deposited },
      ...{ kind: 'fair', whitelistMode: 'tiers', createdAt: world.now, termsChanged: false },
      ...{ status: 'open', reason: 'none', total: 0n, exitFees: 0n, buyers: 0, accounts: 0 },
      ...{ proceeds: 0n, withdrawn: 0n, returned: 0n, sold: 0n, claimed: 0n, unsold: 0n },
      ...{ vestingStart: undefined, earned: 0n, rewards: 0n, rewarded: 0n },
    })
  })

  test('a stranger who pays the addresses beforehand stops nothing', async () => {
    const made = await world.creation(token, creator)
    world.machine.airdrop(made.presale, world.rentOf(0))
    await world.succeed(creator, made.instructions)
    expect(world.find(made.presale)?.deposited).toBe(10_000_000n)
  })
})

test('of a taxed token what arrives is what counts', async () => {
  const extensions = [feeOf(creator.address, presaleFeeBps)]
  const token = await world.token([creator], { extensions })
  const { amount } = world.draft(token)
  const short = await world.creation(token, creator, { amount: amount - 1n })
  expect((await world.send(creator, short.instructions)).error).toBe('DepositTooSmall')
  const presale = await world.presale(token, creator)
  expect(world.read(presale).deposited).toBe(10_000_000n)
})

describe('tokens that could defeat a presale are refused', () => {
  test.each(hostileMints)('$error', async ({ error, extensionsOf, ...more }) => {
    const extensions = [...extensionsOf(creator.address)]
    const token = await world.token([creator], { extensions, ...more })
    const { instructions } = await world.creation(token, creator)
    expect(await world.send(creator, instructions)).toMatchObject({ error, at: 1 })
  })

  test('wrapped SOL, which nobody burns', async () => {
    const token = await world.wrapped(creator, 100_000_000n)
    const { instructions } = await world.creation(token, creator)
    expect((await world.send(creator, instructions)).error).toBe('SellsSol')
  })

  test('a freezable token of the first program too', async () => {
    const token = await world.token([creator], { tokenProgram: firstTokenProgram, freezable: true })
    const { instructions } = await world.creation(token, creator)
    expect((await world.send(creator, instructions)).error).toBe('MintFreezable')
  })
})
