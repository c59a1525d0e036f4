import { airdropFactoryAbi, merkleAirdropAbi } from '@slipway/deployments/abi'
import fc from 'fast-check'
import { decodeFunctionData, encodeAbiParameters, encodeEventTopics, type Log } from 'viem'
import { describe, expect, test } from 'vitest'
import { calculateEntryRelease } from '../../shared/calculate-entry-release.ts'
import { numberedAddress } from '../test/read-list.ts'
import { type ClaimsDraftInput, readClaimsDraft } from './claims-draft.ts'
import { claimsFlows } from './claims-flows.ts'
import { claimsLimits } from './claims-limits.ts'
import { buildClaimsCreation } from './create-claims-flow.ts'
import { calculateClaimsStatus } from './get-merkle-airdrop.ts'

const now = 1_800_000_000
const token = numberedAddress(9)
const right: ClaimsDraftInput = { token, endTime: String(now + 86_400) }
const read = (change: Partial<ClaimsDraftInput>) => readClaimsDraft({ ...right, ...change }, now)
const linear = { release: 'linear', firstPercent: '25', releaseLength: '90' } as const

describe('readClaimsDraft', () => {
  test('everything at once, from now to an end', () => {
    expect(read({})).toMatchObject({
      ok: true,
      draft: {
        startTime: 0n,
        endTime: BigInt(now + 86_400),
        firstBps: 10_000n,
        releaseSeconds: 0n,
      },
    })
  })

  test('a part, then the rest over a time, without an end', () => {
    expect(read({ ...linear, hasEnd: false })).toMatchObject({
      ok: true,
      draft: { endTime: 0n, firstBps: 2_500n, releaseSeconds: 7_776_000n },
    })
  })

  test.each([
    ['no token', { token: '' }, 'token', 'Input_Required'],
    ['no end', { endTime: '' }, 'endTime', 'Input_Required'],
    ['an end too near', { endTime: String(now + 299) }, 'endTime', 'AirdropFactory_EndTooEarly'],
    ['an end before the last release', { ...linear }, 'endTime', 'AirdropFactory_EndTooEarly'],
    [
      'an end in milliseconds',
      { endTime: String(now * 1_000) },
      'endTime',
      'AirdropFactory_EndTooLate',
    ],
    [
      'a start in milliseconds',
      { startsNow: false, startTime: String(now * 1_000), hasEnd: false },
      'startTime',
      'AirdropFactory_StartTooLate',
    ],
    [
      'all at the start and yet a release',
      { ...linear, firstPercent: '100', hasEnd: false },
      'firstPercent',
      'AirdropFactory_ReleaseUnusable',
    ],
    [
      'a release of no time',
      { ...linear, releaseLength: '0', hasEnd: false },
      'releaseLength',
      'AirdropFactory_ReleaseUnusable',
    ],
    ['a long title', { title: 'x'.repeat(81) }, 'title', 'ClaimsDraft_TextTooLong'],
  ] as const)('%s is refused', (_, change, field, code) => {
    const reading = read(change)
    expect(reading.ok ? [] : reading.issues).toMatchObject([{ field, code }])
  })

  test('an end five minutes after the last release is enough', () => {
    const last = now + 7_776_000 + claimsLimits.minSeconds
    expect(read({ ...linear, endTime: String(last) }).ok).toBe(true)
    expect(read({ ...linear, endTime: String(last - 1) }).ok).toBe(false)
  })
})

test('what is released never falls, ends at all of it, and is nothing before the start', () => {
  const bps = fc.bigInt({ min: 0n, max: 9_999n })
  const amounts = fc.bigInt({ min: 1n, max: 2n ** 112n - 1n })
  fc.assert(
    fc.property(
      amounts,
      bps,
      fc.bigInt({ min: 1n, max: 10n ** 9n }),
      (amount, firstBps, length) => {
        const terms = { startTime: 1_000n, firstBps, releaseSeconds: length }
        const at = (seconds: bigint) => calculateEntryRelease(amount, terms, seconds)
        expect(at(999n)).toBe(0n)
        expect(at(1_000n)).toBe((amount * firstBps) / 10_000n)
        expect(at(1_000n + length / 2n)).toBeGreaterThanOrEqual(at(1_000n))
        expect(at(1_000n + length / 2n)).toBeLessThanOrEqual(amount)
        expect(at(1_000n + length)).toBe(amount)
        expect(at(1_000n + 3n * length)).toBe(amount)
      },
    ),
  )
})

test('the clock decides between coming, running and finished', () => {
  const terms = { startTime: 100n, endTime: 200n }
  expect([99, 100, 199, 200].map((at) => calculateClaimsStatus(terms, at))).toEqual([
    'coming',
    'running',
    'running',
    'finished',
  ])
  expect(calculateClaimsStatus({ startTime: 100n, endTime: 0n }, 10 ** 10)).toBe('running')
})

const root = `0x${'ab'.repeat(32)}` as const
const list = { root, total: 5n, count: 2, ipfsKey: 'bafy' }

test('the factory is given root, dates, sum and release in its order', () => {
  const reading = read({ ...linear, hasEnd: false })
  if (!reading.ok) throw new Error('The draft is right.')
  const input = { factory: token, draft: reading.draft, list, feeWei: 7n, approvals: [] }
  const plain = buildClaimsCreation(input)
  expect(plain.valueWei).toBe(7n)
  const { functionName, args } = decodeFunctionData({ abi: airdropFactoryAbi, data: plain.data })
  expect(functionName).toBe('deploy')
  expect(args?.slice(2)).toEqual([[BigInt(root), 0n, 0n, 5n, 2_500n, 7_776_000n], 'bafy'])
  const permit = { token, value: 5n, deadline: 9n, signature: '0x12' } as const
  const signed = buildClaimsCreation({ ...input, permit })
  expect(decodeFunctionData({ abi: airdropFactoryAbi, data: signed.data }).functionName).toBe(
    'deployWithPermit',
  )
})

const airdrop = numberedAddress(7)
const entry = (index: number) =>
  ({ index, account: numberedAddress(index), amount: 10n, proof: [root] }) as const

function claimed(index: number, amount: bigint, address = airdrop): Log {
  const account = numberedAddress(index)
  return {
    address,
    topics: encodeEventTopics({
      abi: merkleAirdropAbi,
      eventName: 'Claimed',
      args: { index: BigInt(index), account },
    }),
    data: encodeAbiParameters([{ type: 'uint256' }, { type: 'uint256' }], [amount, amount]),
  } as unknown as Log
}

describe('a claim', () => {
  const step = claimsFlows.claim.steps({ airdrop, entries: [] })[0]
  if (!step) throw new Error('A claim has a step.')
  const context = { chainId: 1, account: token, results: {} }
  const receipt = (logs: readonly Log[]) =>
    ({
      transactionHash: root,
      blockHash: root,
      blockNumber: 1n,
      succeeded: true,
      logs,
    }) as const

  test('of one entry is one call, of several another', () => {
    const nameOf = (entries: readonly ReturnType<typeof entry>[]) => {
      const { data } = step.build({ airdrop, entries }, context)
      return decodeFunctionData({ abi: merkleAirdropAbi, data }).functionName
    }
    expect(nameOf([entry(1)])).toBe('claim')
    expect(nameOf([entry(1), entry(2)])).toBe('claimMany')
  })

  test('is proven by the airdrop’s own events about its own entries', () => {
    const input = { airdrop, entries: [entry(1), entry(2)] }
    const logs = [claimed(1, 4n), claimed(2, 6n), claimed(3, 9n), claimed(1, 5n, token)]
    expect(step.verify(input, receipt(logs), context)).toEqual({ amount: 10n, entries: 2 })
    expect(() => step.verify(input, receipt([claimed(3, 9n)]), context)).toThrow()
  })
})
