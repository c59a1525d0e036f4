import { contractErrorsAbi } from '@slipway/deployments/errors'
import { encodeErrorResult, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import {
  type RawListingReport,
  type RawListingStep,
  readListingReport,
} from './read-listing-report.ts'

const done: RawListingStep = {
  ok: true,
  sent: 1_000n,
  expected: 1_000n,
  received: 1_000n,
  reason: '0x',
}
const fine: RawListingReport = {
  funding: done,
  deposit: done,
  delivery: done,
  listing: done,
  payout: done,
  roundTrip: done,
}
const short = { ...done, received: 950n }
const refusal = (errorName: 'Presale_NotLauncher' | 'PoolPlacement_RepairTooDear') => ({
  ...done,
  ok: false,
  reason:
    errorName === 'Presale_NotLauncher'
      ? encodeErrorResult({
          abi: contractErrorsAbi,
          errorName,
          args: [zeroAddress, zeroAddress],
        })
      : encodeErrorResult({ abi: contractErrorsAbi, errorName, args: [zeroAddress, 2n, 1n] }),
})

function judge(changes: Partial<RawListingReport>, declaredTaxBps = 0n, isForeign = true) {
  const result = readListingReport(
    { ...fine, ...changes },
    { isForeign, declaredTaxBps },
    contractErrorsAbi,
  )
  return result.ok ? result : { name: result.failure.name, remedy: result.remedy }
}

test('a listing that goes through', () => {
  expect(judge({})).toEqual({ ok: true, isRehearsed: true })
})

test('nothing is known where the currency could not be had', () => {
  expect(judge({ funding: { ...done, ok: false } })).toEqual({ ok: true, isRehearsed: false })
})

test.each([
  ['a taxed deposit', { deposit: short }, 'Presale_DepositTooSmall', 'add-exemption'],
  [
    'a taxed pool',
    { delivery: short, listing: refusal('PoolPlacement_RepairTooDear') },
    'Presale_TokenTaxed',
    'add-exemption',
  ],
  [
    'a pool at another price',
    { listing: refusal('PoolPlacement_RepairTooDear') },
    'PoolPlacement_RepairTooDear',
    undefined,
  ],
  [
    'no right to launch',
    { listing: refusal('Presale_NotLauncher') },
    'Presale_NotLauncher',
    'set-launcher',
  ],
  ['taxed claims', { payout: short }, 'Presale_TokenTaxed', 'add-exemption'],
  [
    'claims that are refused',
    { payout: refusal('Presale_NotLauncher') },
    'Presale_NotLauncher',
    'set-launcher',
  ],
  [
    'a trap',
    { roundTrip: { ...done, ok: false, reason: '0x' } },
    'Transaction_Reverted',
    undefined,
  ],
] as const)('%s', (_, changes, name, remedy) => {
  expect(judge(changes)).toEqual({ name, remedy })
})

test('a foreign token may lose what was declared, two units aside', () => {
  expect(judge({ roundTrip: short }, 480n)).toEqual({ ok: true, isRehearsed: true })
  expect(judge({ roundTrip: short }, 479n)).toMatchObject({ name: 'Presale_SellabilityCheckFails' })
  expect(judge({ roundTrip: { ...done, received: 998n } })).toEqual({ ok: true, isRehearsed: true })
  expect(judge({ roundTrip: { ...done, received: 997n } })).toMatchObject({
    name: 'Presale_SellabilityCheckFails',
  })
})

test('the platform’s own tokens are bounded by code, not by a trip', () => {
  expect(judge({ roundTrip: { ...done, ok: false } }, 0n, false)).toEqual({
    ok: true,
    isRehearsed: true,
  })
})
