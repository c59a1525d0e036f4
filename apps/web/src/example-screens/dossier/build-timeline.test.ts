import { presaleLimits } from '@slipway/sdk/presale/presale-limits'
import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { buildTimeline, type DossierFacts } from './build-timeline.ts'
import { readDossierSearch } from './dossier-search.ts'

const now = 1_000
const partly = (value: unknown) => value as never
const kindsOf = (facts: DossierFacts) => buildTimeline(facts, now).map(({ kind }) => kind)

const token: DossierFacts['token'] = partly({ createdAt: 100, txHash: '0x01' })
const action = (kind: string, createdAt: number, account: string | null = null, txHash = '0x02') =>
  partly({ kind, createdAt, account, txHash })
const presale = (parts: object) =>
  partly({
    address: '0xsale',
    createdAt: 200,
    startTime: 300,
    endTime: 900,
    updatedAt: 950,
    txHash: '0x03',
    status: { label: 'running' },
    listing: null,
    ...parts,
  })

test('a project is told in the order of its days, whatever source a day comes from', () => {
  const facts: DossierFacts = {
    token,
    actions: [action('renounced-later', 1), action('launched', 500), action('mintDisabled', 150)],
    presales: [presale({ listing: { finalizedAt: 450, txHash: '0x04' } })],
    launch: partly({ launches: [{ createdAt: 460, txHash: '0x05' }] }),
  }
  expect(kindsOf(facts)).toEqual([
    'created',
    'mintDisabled',
    'presale-created',
    'presale-opened',
    'presale-finalized',
    'liquidity',
    'launched',
  ])
})

test('an owner who leaves is told from one who hands over, and the first owner is no news', () => {
  const actions = [
    action('ownershipTransferred', 100, '0xaa', '0x01'),
    action('ownershipTransferred', 200, '0xbb'),
    action('ownershipTransferred', 300, zeroAddress),
  ]
  expect(kindsOf({ token, actions })).toEqual(['created', 'handed-over', 'renounced'])
})

test('a presale that failed ends canceled, one that runs ends at its end', () => {
  expect(kindsOf({ presales: [presale({ status: { label: 'canceled' } })] })).toEqual([
    'presale-created',
    'presale-opened',
    'presale-canceled',
  ])
  expect(kindsOf({ presales: [presale({})] })).toEqual([
    'presale-created',
    'presale-opened',
    'presale-ended',
  ])
})

test('a failure has the day of its cancellation, or the day on which the clock decided', () => {
  const failed = (parts: object) =>
    buildTimeline({ presales: [presale({ status: { label: 'canceled' }, ...parts })] }, now).at(-1)
  const cancellation = { at: 600, txHash: '0x06' }
  expect(failed({ cancellation })).toMatchObject({ kind: 'presale-canceled', ...cancellation })
  expect(failed({})?.at).toBe(900)
  const lapsed = { label: 'canceled', reason: 'lapsed' }
  expect(failed({ status: lapsed })?.at).toBe(900 + Number(presaleLimits.lapseSeconds))
})

test('a presale that was removed before its start never opened; a private one makes no pool', () => {
  const removed = presale({
    status: { label: 'canceled' },
    cancellation: { at: 250, txHash: '0x06' },
  })
  expect(kindsOf({ presales: [removed] })).toEqual(['presale-created', 'presale-removed'])
  const listing = { finalizedAt: 950, txHash: '0x04' }
  expect(kindsOf({ presales: [presale({ kind: 'private', listing })] }).at(-1)).toBe(
    'presale-finished',
  )
})

test('of the unlocks the next five are named, none that is over', () => {
  const unlocks = [900, 1_001, 1_900, 1_100, 1_200, 1_300].map((at) => ({ at, amount: '1' }))
  const pools = [{ asset: '0xpair', unlocks: [{ at: 1_150, amount: '1' }] }]
  const found = buildTimeline({ locks: partly({ unlocks, pools }) }, now)
  expect(found.map(({ at }) => at)).toEqual([1_001, 1_100, 1_150, 1_200, 1_300])
  expect(found[2]).toEqual({ kind: 'unlock-liquidity', at: 1_150, subject: '0xpair' })
})

test('nothing known is nothing told', () => {
  expect(kindsOf({})).toEqual([])
  expect(readDossierSearch({ token: '0x12' })).toEqual({})
})
