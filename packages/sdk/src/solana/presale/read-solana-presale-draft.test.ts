import type { Address } from '@solana/kit'
import { expect, test } from 'vitest'
import { readSolanaPresaleDraft } from './read-solana-presale-draft.ts'
import { solanaPresaleLimits } from './solana-presale-limits.ts'
import type { SolanaPresaleInput } from './solana-presale-schema.ts'

const now = 1_800_000_000
const day = 86_400
const mint = 'So11111111111111111111111111111111111111112' as Address
const other = 'Hrk2ymqLbS9ZzqKLx8q6ub6Qw7fNUXEnJk3C5oJ6wzVd' as Address
const asset = {
  ...{ mint, tokenProgram: mint, decimals: 6, now },
  ...{ transferFeeBps: 0, transferFeeMax: 0n },
}
const input: SolanaPresaleInput = {
  ...{ tokens: '1000', softCap: '5', hardCap: '10', maxContribution: '2' },
  ...{ startAt: String(now + day), endAt: String(now + 3 * day) },
}

const readingOf = (change: Partial<SolanaPresaleInput>, fee = {}) =>
  readSolanaPresaleDraft({ ...input, ...change }, { ...asset, ...fee })
const termsOf = (change: Partial<SolanaPresaleInput>, fee = {}) => {
  const reading = readingOf(change, fee)
  return reading.ok ? reading.terms : reading.issues
}
const issuesOf = (change: Partial<SolanaPresaleInput>) => {
  const reading = readingOf(change)
  return reading.ok ? [] : reading.issues.map(({ field, code }) => `${field} ${code}`)
}

test('a plain presale, a fair one in parts that burns, and one of a token with a transfer fee', () => {
  expect(termsOf({})).toEqual({
    ...{ mint, tokenProgram: mint, amount: 1_000_000_000n, tokens: 1_000_000_000n },
    ...{ softCap: 5_000_000_000n, hardCap: 10_000_000_000n },
    ...{ minContribution: 0n, maxContribution: 2_000_000_000n },
    ...{ startAt: now + day, endAt: now + 3 * day, t1Seconds: 0, t2Seconds: 0 },
    ...{ cycleSeconds: 0, firstBps: 10_000, cycleBps: 0 },
    ...{ kind: 1, whitelistMode: 0, burnsUnsold: false, inviterBps: [] },
  })
  const parts = { release: 'stepped', firstPercent: '', cycleDays: '0.5', cyclePercent: '7.25' }
  expect(termsOf({ ...parts, release: 'stepped', kind: 'fair', unsold: 'burn' })).toMatchObject({
    ...{ kind: 2, burnsUnsold: true, firstBps: 0, cycleSeconds: day / 2, cycleBps: 725 },
  })
  // So many are taken that what is sold arrives.
  const taxed = termsOf({}, { transferFeeBps: 1_000, transferFeeMax: 10n ** 18n })
  expect(taxed).toMatchObject({ amount: 1_111_111_112n, tokens: 1_000_000_000n })
})

test('a fair presale sells a thousand million base units at least, a normal one as few as it likes', () => {
  expect(issuesOf({ kind: 'fair', tokens: '999.999999' })).toEqual(['tokens Presale_FairTooCoarse'])
  expect(issuesOf({ kind: 'fair', tokens: '1000' })).toEqual([])
  expect(issuesOf({ kind: 'normal', tokens: '0.000001' })).toEqual([])
})

test('listed wallets each once, at the better of their tiers; their windows in seconds', () => {
  const lists = { tierOne: `${other},\r\n\n`, tierTwo: `"${mint}"\n${other}\n${mint}` }
  const reading = readingOf({ ...lists, whitelistMode: 'tiers', t1Minutes: '30', t2Minutes: '' })
  expect(reading).toMatchObject({
    terms: { whitelistMode: 1, t1Seconds: 1_800, t2Seconds: 0 },
    entries: [
      { wallet: other, level: 1 },
      { wallet: mint, level: 2 },
    ],
  })
  // Where nobody else comes in, the second tier's window ends with the presale.
  const times = { t1Minutes: '30', t2Minutes: '9999999' }
  expect(readingOf({ ...lists, ...times, whitelistMode: 'listedOnly' })).toMatchObject({
    terms: { whitelistMode: 2, t1Seconds: 1_800, t2Seconds: 0 },
  })
  // Without a list there is nobody to wait for.
  expect(readingOf({ ...lists, t1Minutes: '30' })).toMatchObject({
    ...{ terms: { whitelistMode: 0, t1Seconds: 0 }, entries: [] },
  })
})

test('each fault is told at its field, by the name that other networks have for it', () => {
  expect(issuesOf({ tokens: '0', softCap: '0', hardCap: '0', maxContribution: '0' })).toEqual([
    'tokens SolanaPresale_TokensZero',
    'hardCap Presale_HardCapZero',
    'softCap Presale_SoftCapZero',
    'maxContribution Presale_MaxCurrencyZero',
  ])
  expect(issuesOf({ hardCap: '9300000000' })).toEqual(['hardCap Presale_AmountTooLarge'])
  expect(issuesOf({ tokens: '0.0000001' })).toEqual(['tokens Input_TooManyDecimals'])
  expect(issuesOf({ softCap: '10.1' })).toEqual(['softCap Presale_SoftCapAboveHardCap'])
  expect(issuesOf({ softCap: '4.999999999' })).toEqual(['softCap Presale_SoftCapTooLow'])
  expect(issuesOf({ minContribution: '2.1' })).toEqual(['minContribution Presale_MinAboveMax'])
  const lead = now + solanaPresaleLimits.startLeadSeconds
  expect(issuesOf({ startAt: String(lead) })).toEqual(['startAt Presale_StartTooEarly'])
  expect(issuesOf({ startAt: String(lead + 1) })).toEqual([])
  expect(issuesOf({ endAt: input.startAt })).toEqual(['endAt Presale_EndNotAfterStart'])
  expect(issuesOf({ endAt: String(now * 1_000) })).toEqual(['endAt Presale_EndTooLate'])
  expect(issuesOf({ startAt: '', endAt: '' })).toEqual([
    'startAt Input_Required',
    'endAt Input_Required',
  ])
})

test('faults of lists and of a release in parts', () => {
  const listed = { whitelistMode: 'listedOnly' } as const
  expect(issuesOf(listed)).toEqual(['tierOne SolanaPresale_NoWallets'])
  expect(issuesOf({ ...listed, tierOne: `${other}\n0x12\nx`, tierTwo: '1' })).toEqual([
    'tierOne Input_AddressLineInvalid',
    'tierTwo Input_AddressLineInvalid',
  ])
  const windows = { tierOne: other, t1Minutes: '1440', t2Minutes: '1440' }
  const tiers = { ...listed, whitelistMode: 'tiers' } as const
  expect(issuesOf({ ...tiers, ...windows })).toEqual(['t1Minutes Presale_TiersTooLong'])
  const parts = { release: 'stepped', firstPercent: '100', cycleDays: '0', cyclePercent: '0' }
  expect(issuesOf({ ...parts, release: 'stepped' })).toEqual([
    'firstPercent Presale_VestFirstOutOfRange',
    'cycleDays Presale_VestCycleOutOfRange',
    'cyclePercent Presale_VestPercentOutOfRange',
  ])
})

test('rewards of inviters: one to three levels, none left out, a tenth in all', () => {
  const rewarded = { inviters: 'rewarded', inviterOne: '5' } as const
  expect(termsOf(rewarded)).toMatchObject({ inviterBps: [500] })
  const levels = { ...rewarded, inviterTwo: ' 3.25', inviterThree: '1.75' }
  expect(termsOf(levels)).toMatchObject({ inviterBps: [500, 325, 175] })
  expect(termsOf({ ...levels, inviters: 'none' })).toMatchObject({ inviterBps: [] })
  expect(issuesOf({ ...levels, inviterThree: '1.76' })).toEqual([
    'inviterOne Presale_InviterRatesTooHigh',
  ])
  expect(issuesOf({ ...levels, inviterTwo: '' })).toEqual(['inviterTwo Input_Required'])
  expect(issuesOf({ ...levels, inviterTwo: '0' })).toEqual(['inviterTwo Presale_InviterLevels'])
  expect(issuesOf({ inviters: 'rewarded' })).toEqual(['inviterOne Input_Required'])
  expect(issuesOf({ ...rewarded, inviterOne: '1.234' })).toEqual([
    'inviterOne Input_TooManyDecimals',
  ])
})
