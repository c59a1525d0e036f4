import { getDevelopmentAccount } from '@slipway/deployer/accounts/development-accounts'
import { presaleFactoryAbi } from '@slipway/deployments/abi'
import { contractErrorsAbi } from '@slipway/deployments/errors'
import { decodeContractError } from '@slipway/sdk/evm/decode-contract-error'
import type { PresaleContracts } from '@slipway/sdk/platform/presale-contracts'
import type { PresaleKind } from '@slipway/sdk/platform/presale-kinds'
import { checkPresaleDraft } from '@slipway/sdk/presale/check-presale-draft'
import { getPresaleContracts } from '@slipway/sdk/presale/evm/get-presale-contracts'
import type { PresaleDraft, PresaleDraftTexts } from '@slipway/sdk/presale/presale-draft-schema'
import { calculateTokensNeeded } from '@slipway/sdk/presale/presale-math'
import { toPresaleParameters } from '@slipway/sdk/presale/presale-parameters'
import { readPresaleDraft } from '@slipway/sdk/presale/read-presale-draft'
import { type Address, zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LocalPlatform, startLocalPlatform } from './local-platform.ts'
import { createPlainToken, readNow, readPresale, typedPresale } from './presale-on-chain.ts'

const owner = getDevelopmentAccount(3).address
const unit = 10n ** 18n
let platform: LocalPlatform
let contracts: PresaleContracts
let token: Address

beforeAll(async () => {
  platform = await startLocalPlatform(18_696)
  contracts = getPresaleContracts(platform.chain)
  token = await createPlainToken(platform, owner)
})

afterAll(() => platform.node.stop())

async function typed(kind: PresaleKind = 'normal'): Promise<PresaleDraftTexts> {
  return typedPresale(kind, { token, router: platform.venue.router, now: await readNow(platform) })
}

/** What the factory says to terms that no form has looked at. */
async function askFactory(draft: PresaleDraft): Promise<bigint | string> {
  const { templateId, addressParams, numberParams } = toPresaleParameters(draft)
  try {
    return await platform.client.readContract({
      address: contracts.factory,
      abi: presaleFactoryAbi,
      functionName: 'tokensNeeded',
      args: [templateId, addressParams, numberParams],
    })
  } catch (error) {
    return decodeContractError(error, contractErrorsAbi).name
  }
}

test.each(['normal', 'fair', 'private'] as const)(
  'the SDK reckons a %s presale’s tokens exactly as the factory does',
  async (kind) => {
    const now = await readNow(platform)
    const odd = {
      ...(await typed(kind)),
      presaleRate: '123.456789012345678901',
      ...(kind !== 'private' && { liquidityRate: '98.7654321', liquidityPercent: '66.67' }),
      hardCap: '9.999999999999999991',
    }
    const draft = readPresale(odd, now)
    expect(await askFactory(draft)).toBe(calculateTokensNeeded(draft))
  },
)

/** Changes that make a right presale wrong: as typed, and in the contract's units past every form. */
const refusals: readonly (readonly [
  code: string,
  typed: Partial<PresaleDraftTexts>,
  raw: Partial<PresaleDraft>,
])[] = [
  ['Presale_ClaimTokenZero', { token: zeroAddress }, { claimToken: zeroAddress }],
  ['Presale_HardCapZero', { hardCap: '0' }, { hardCap: 0n }],
  ['Presale_SoftCapZero', { softCap: '0' }, { softCap: 0n }],
  ['Presale_SoftCapAboveHardCap', { softCap: '10.1' }, { softCap: 101n * 10n ** 17n }],
  ['Presale_SoftCapTooLow', { softCap: '4.999999999999999999' }, { softCap: 5n * unit - 1n }],
  ['Presale_RateZero', { presaleRate: '0' }, { presaleRate: 0n }],
  [
    'Presale_ListingBelowPresale',
    { liquidityRate: '100.1' },
    { liquidityRate: 1_001n * 10n ** 17n },
  ],
  [
    'Presale_LiquidityPercentOutOfRange',
    { liquidityPercent: '50.99' },
    { liquidityPercent: 5_099n },
  ],
  [
    'Presale_LiquidityPercentOutOfRange',
    { liquidityPercent: '100.01' },
    { liquidityPercent: 10_001n },
  ],
  ['Presale_MinAboveMax', { minCurrency: '6.1' }, { minCurrency: 61n * 10n ** 17n }],
  [
    'Presale_MaxCurrencyZero',
    { maxCurrency: '0', minCurrency: '0' },
    { maxCurrency: 0n, minCurrency: 0n },
  ],
  ['Presale_LockTimeOutOfRange', { lockMinutes: '4' }, { lockTime: 299n }],
  ['Presale_LockTimeOutOfRange', { lockMinutes: '100000001' }, { lockTime: 6_000_000_001n }],
  [
    'Presale_TiersTooLong',
    { whitelistMode: 'tiers', t1Minutes: '30', t2Minutes: '30' },
    { useWhiteList: 1n, t1Block: 1_800n, t2Block: 1_800n },
  ],
  [
    'Presale_VestFirstOutOfRange',
    { vest: true, vestFirstPercent: '100.01', vestCycleDays: '1', vestPercent: '1' },
    { vest: true, vestFirst: 10_001n, vestCycle: 86_400n, vestPercent: 1n },
  ],
  [
    'Presale_VestCycleOutOfRange',
    { vest: true, vestFirstPercent: '1', vestCycleDays: '0', vestPercent: '1' },
    { vest: true, vestFirst: 1n, vestCycle: 59n, vestPercent: 1n },
  ],
  [
    'Presale_VestPercentOutOfRange',
    { vest: true, vestFirstPercent: '99.99', vestCycleDays: '1', vestPercent: '0' },
    { vest: true, vestFirst: 9_999n, vestCycle: 86_400n, vestPercent: 0n },
  ],
  ['Presale_RepairTooHigh', { maxRepairPercent: '10.01' }, { maxRepairBps: 1_001n }],
  ['Presale_TaxTooHigh', { declaredTaxPercent: '50.01' }, { declaredTaxBps: 5_001n }],
  ['Presale_VenueUnknown', { router: zeroAddress }, { router: zeroAddress }],
  ['Presale_AmountTooLarge', { maxCurrency: String(2n ** 112n) }, { maxCurrency: 2n ** 112n }],
  [
    'Presale_PoolTooSmall',
    {
      hardCap: '0.000000000000000001',
      softCap: '0.000000000000000001',
      minCurrency: '0',
      presaleRate: '1',
      liquidityRate: '1',
      liquidityPercent: '100',
    },
    {
      hardCap: 1n,
      softCap: 1n,
      minCurrency: 0n,
      presaleRate: unit,
      liquidityRate: unit,
      liquidityPercent: 10_000n,
    },
  ],
  ['Presale_PoolSideTooSmall', { liquidityRate: '0.000000000000000001' }, { liquidityRate: 1n }],
]

test.each(refusals)('%s: form and factory refuse alike', async (code, change, raw) => {
  const now = await readNow(platform)
  const base = await typed()
  const reading = readPresaleDraft({ ...base, ...change }, { now })
  expect(reading.ok ? [] : reading.issues.map((one) => one.code)).toContain(code)
  expect(await askFactory({ ...readPresale(base, now), ...raw })).toBe(code)
})

test('Presale_FairTooCoarse: form and factory refuse alike, and take a unit more', async () => {
  const now = await readNow(platform)
  // Of ten of the currency, in base units that are as many.
  const rates = (rate: string) => ({ presaleRate: rate, liquidityRate: rate })
  const base = { ...(await typed('fair')), ...rates('0.0000000001') }
  const taken = readPresale(base, now)
  expect(typeof (await askFactory(taken))).toBe('bigint')
  const coarse = { ...base, ...rates('0.000000000099999999') }
  const reading = readPresaleDraft(coarse, { now })
  expect(reading.ok ? [] : reading.issues.map((one) => one.code)).toEqual(['Presale_FairTooCoarse'])
  const raw = { presaleRate: 99_999_999n, liquidityRate: 99_999_999n }
  expect(await askFactory({ ...taken, ...raw })).toBe('Presale_FairTooCoarse')
})

test.each([
  ['Presale_StartTooEarly', 300, 3_600],
  ['Presale_EndNotAfterStart', 900, 900],
  ['Presale_EndTooLate', 900, 3_650 * 86_400 + 3_600],
])('%s: form and factory refuse alike', async (code, startIn, endIn) => {
  const now = await readNow(platform)
  const base = await typed()
  const times = { startTime: String(now + startIn), endTime: String(now + endIn) }
  const reading = readPresaleDraft({ ...base, ...times }, { now })
  expect(reading.ok ? [] : reading.issues.map((one) => one.code)).toEqual([code])
  const raw = { startTime: BigInt(now + startIn), endTime: BigInt(now + endIn) }
  expect(await askFactory({ ...readPresale(base, now), ...raw })).toBe(code)
})

test('the last moment that the form takes, the factory takes in the same block', async () => {
  const now = await readNow(platform)
  const edge = { ...(await typed()), startTime: String(now + 301), endTime: String(now + 302) }
  expect(typeof (await askFactory(readPresale(edge, now)))).toBe('bigint')
})

test('the chain adds what no form can know', async () => {
  const { client, chain } = platform
  const now = await readNow(platform)
  const draft = readPresale(await typed(), now)
  const query = { draft, account: owner, chain }
  expect(await checkPresaleDraft(client, contracts, query)).toEqual([])

  const stranger = getDevelopmentAccount(9).address
  const poor = await checkPresaleDraft(client, contracts, { ...query, account: stranger })
  expect(poor.map(({ field, code }) => `${field} ${code}`)).toEqual([
    'token Token_InsufficientBalance',
  ])

  const nobody = '0x00000000000000000000000000000000000000B0'
  const broke = await checkPresaleDraft(client, contracts, { ...query, account: nobody })
  expect(broke.map(({ code }) => code)).toContain('Balance_Insufficient')

  const missing = { ...query, draft: { ...draft, claimToken: nobody } as const }
  const codes = (await checkPresaleDraft(client, contracts, missing)).map(({ code }) => code)
  expect(codes).toContain('Presale_TokenMissing')

  const { wrappedNative } = platform.venue
  const wrong = { ...query, draft: { ...draft, router: wrappedNative } }
  const router = (await checkPresaleDraft(client, contracts, wrong)).map(({ field }) => field)
  expect(router).toContain('router')
})
