import { contractErrorsAbi } from '@slipway/deployments/errors'
import { encodeErrorResult } from 'viem'
import { expect, test } from 'vitest'
import {
  calculateTaxBps,
  costBpsOf,
  mergeTrials,
  type RawStep,
  readTradeReport,
} from './trade-rehearsal.ts'

const step = (change: Partial<RawStep> = {}): RawStep => ({
  ok: true,
  sent: 0n,
  expected: 0n,
  received: 0n,
  gasUsed: 0n,
  reason: '0x',
  tokenReason: '0x',
  ...change,
})
const reasonText = encodeErrorResult({
  abi: [{ type: 'error', name: 'Error', inputs: [{ name: 'reason', type: 'string' }] }],
  args: ['TransferHelper: TRANSFER_FROM_FAILED'],
})
const buy = step({ sent: 1_000_000n, expected: 50_000n, received: 48_500n })
const sell = step({ sent: 36_375n, expected: 727_500n, received: 690_000n })

test('a tax is what is missing, to the nearest basis point', () => {
  expect(calculateTaxBps({ expected: 50_000n, received: 48_500n })).toBe(300)
  expect(calculateTaxBps({ expected: 20_000n, received: 19_999n })).toBe(1)
  expect(calculateTaxBps({ expected: 20_001n, received: 20_000n })).toBe(0)
  // A token that gives more than was sent takes nothing.
  expect(calculateTaxBps({ expected: 10n, received: 11n })).toBe(0)
  expect(calculateTaxBps({ expected: 0n, received: 0n })).toBe(0)
})

test('the round trip counts what was passed on as if it had been sold too', () => {
  const report = readTradeReport({ funding: step(), buy, transfer: step(), sell }, [])
  // 690 000 for three quarters are 920 000 for all: 8 % of the million are gone.
  expect(report).toMatchObject({ roundTripLossBps: 800 })
})

test('the token’s own reason is shown before the exchange’s', () => {
  const own = encodeErrorResult({
    abi: contractErrorsAbi,
    errorName: 'Token_MintDisabled',
  })
  const refused = step({ ok: false, reason: reasonText, tokenReason: own })
  const named = readTradeReport(
    { funding: step(), buy, transfer: step(), sell: refused },
    contractErrorsAbi,
  )
  expect(named).toMatchObject({ sell: { failure: { name: 'Token_MintDisabled' } } })
  const hidden = readTradeReport(
    { funding: step(), buy, transfer: step(), sell: { ...refused, tokenReason: '0x' } },
    contractErrorsAbi,
  )
  expect(hidden).toMatchObject({
    sell: { failure: { args: { reason: 'TransferHelper: TRANSFER_FROM_FAILED' } } },
    roundTripLossBps: undefined,
  })
})

test('a buy that gives nothing has no sell to speak of', () => {
  const nothing = readTradeReport(
    {
      funding: step(),
      buy: { ...buy, received: 0n },
      transfer: step({ ok: false }),
      sell: step({ ok: false }),
    },
    [],
  )
  expect(nothing).toMatchObject({ sell: undefined, buy: { taxBps: 10_000 } })
})

test('a stake that could not be bought says nothing of the token', () => {
  const funding = step({ ok: false })
  expect(readTradeReport({ funding, buy, transfer: step(), sell }, [])).toBeUndefined()
})

test('the trader who fared worst decides each step', () => {
  const done = { ok: true, taxBps: 100, gasUsed: 1n } as const
  const refused = {
    ok: false,
    failure: { kind: 'contract', name: 'Contract_Reverted', args: {} },
  } as const
  const trial = {
    buy: done,
    transfer: done,
    sell: done,
    laterSell: undefined,
    roundTripLossBps: 5,
  } as const
  const taxed = { ...done, taxBps: 300 }
  expect(mergeTrials([trial, { ...trial, sell: refused, buy: taxed }])).toMatchObject({
    buy: { taxBps: 300 },
    sell: { ok: false },
    roundTripLossBps: 5,
  })
  expect(mergeTrials([{ ...trial, sell: refused }, trial]).sell).toBe(refused)
  // One who pays and receives nothing cannot sell, whatever the other could.
  const nothing = { ...trial, transfer: undefined, sell: undefined, roundTripLossBps: undefined }
  expect(mergeTrials([trial, nothing]).sell).toBeUndefined()
})

test('where one trader could not buy or sell, nobody says what buying and selling costs', () => {
  const done = { ok: true, taxBps: 0, gasUsed: 1n } as const
  const refused = {
    ok: false,
    failure: { kind: 'contract', name: 'Contract_Reverted', args: {} },
  } as const
  const none = { transfer: undefined, sell: undefined, laterSell: undefined }
  const closed = { ...none, buy: refused, roundTripLossBps: undefined }
  const sold = { ...none, buy: done, sell: done, roundTripLossBps: 60 }
  const trapped = { ...sold, sell: refused, roundTripLossBps: undefined }
  expect(mergeTrials([closed, closed]).roundTripLossBps).toBeUndefined()
  expect(mergeTrials([sold, trapped]).roundTripLossBps).toBeUndefined()
  expect(mergeTrials([sold, { ...sold, roundTripLossBps: 90 }]).roundTripLossBps).toBe(90)
})

test('a price that the token itself moved is no tax, and is told apart from it', () => {
  // 1 000 were quoted, collected tax was sold first, 996.2 were left of it, and 5 % of that were taken.
  const moved = { ...sell, quoted: 1_000_000n, expected: 996_200n, received: 946_390n }
  const report = readTradeReport({ funding: step(), buy, transfer: step(), sell: moved }, [])
  expect(report).toMatchObject({ sell: { ok: true, taxBps: 500, movedBps: 38 } })
})

test('the trader who lost more in all fared worse, whatever it is called', () => {
  const done = { ok: true, taxBps: 500, gasUsed: 1n } as const
  const moved = { ...done, taxBps: 400, movedBps: 300 }
  const trial = {
    buy: done,
    transfer: done,
    laterSell: undefined,
    roundTripLossBps: 5,
  } as const
  const worst = mergeTrials([
    { ...trial, sell: done },
    { ...trial, sell: moved },
  ])
  expect(worst.sell).toBe(moved)
})

test('a tax is taken from what a moved price left, so that both together never cost more than everything', () => {
  const cost = (movedBps: number | undefined, taxBps: number) =>
    costBpsOf({ ok: true, taxBps, gasUsed: 1n, ...(movedBps === undefined ? {} : { movedBps }) })
  // A tenth was left of the price, and half of that was taken.
  expect(cost(9_000, 5_000)).toBe(9_500)
  expect(cost(10_000, 10_000)).toBe(10_000)
  // 99.62 % of 95 % are 94.639 %: to the nearest basis point.
  expect(cost(38, 500)).toBe(536)
  expect(cost(undefined, 500)).toBe(500)
  expect(cost(300, 0)).toBe(300)
})
