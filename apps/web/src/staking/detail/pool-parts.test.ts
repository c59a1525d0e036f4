import { m } from '@slipway/messages'
import { describe, expect, test, vi } from 'vitest'
import { readRegistryName } from '../../form/read-registry-name.ts'
import { inviteUrl } from '../../inviter/invite-url.ts'
import { readVisitSearch } from '../../inviter/visit-search.ts'
import { assetName } from '../shared/asset-name.ts'
import { friend, makePool, staker } from '../test/pool-fixture.ts'
import { chartPoints } from './chart-panel.tsx'
import { isAdmin } from './pool-act.ts'
import { readPoolInfo } from './read-pool-info.ts'
import { remarkOf } from './state-panel.tsx'

const pool = makePool()

test('once rewards ended a lock time is told of only where one still holds', () => {
  const { terms, state } = pool
  const remark = (parts: object) => remarkOf({ pool: { ...pool, ...parts }, status: 'ended' })
  expect(remark({})).toBe(m.stakepage_remark_ended())
  const free = m.stakepage_remark_ended_unlocked()
  expect(remark({ terms: { ...terms, lockSeconds: 0 } })).toBe(free)
  expect(remark({ state: { ...state, exitOpen: true } })).toBe(free)
})

describe('the address of a pool’s page', () => {
  test.each([
    ['7', 7n],
    [pool.address.toLowerCase(), pool.address],
    ['0', undefined],
    ['07', undefined],
    ['-1', undefined],
    ['9'.repeat(78), undefined],
    ['0x12', undefined],
    ['nothing', undefined],
  ])('%s', (id, name) => {
    expect(readRegistryName(id)).toBe(name)
  })

  test('names an inviter and the admin’s side, and nothing that makes no sense', () => {
    expect(readVisitSearch({ inviter: friend, view: 'manage' })).toEqual({
      inviter: friend,
      view: 'manage',
    })
    expect(readVisitSearch({ inviter: 'me', view: 'all' })).toEqual({})
  })

  test('as an invitation carries network and inviter', () => {
    vi.stubGlobal('location', new URL('https://slipway.example'))
    const url = new URL(inviteUrl(`/mining/detail/${pool.address}`, staker))
    expect(url.pathname).toBe(`/mining/detail/${pool.address}`)
    expect(Object.fromEntries(url.searchParams)).toEqual({ chain: 'bsc', inviter: staker })
  })
})

test('the chart speaks of one whole unit', () => {
  const moments = [
    { at: 10, apr: String(2n * 10n ** 18n) },
    { at: 20, apr: '0' },
  ]
  expect(chartPoints(pool, moments)).toEqual({ times: [10, 20], values: [2, 0] })
  const nfts = makePool({ kind: 'nft', stakedToken: { ...pool.stakedToken, decimals: 0 } })
  expect(chartPoints(nfts, [{ at: 10, apr: String(3n * 10n ** 18n) }]).values).toEqual([3])
})

test('liquidity goes by the two that it is of', () => {
  const { stakedToken, rewardToken } = pool
  const lp = { ...stakedToken, pair: [stakedToken, rewardToken] as const }
  expect(assetName({ stakedToken: lp })).toBe('HBR / RWD')
  expect(assetName(pool)).toBe('HBR')
})

test('only the admin manages', () => {
  expect(isAdmin({ pool, account: pool.admin })).toBe(true)
  expect(isAdmin({ pool, account: staker })).toBe(false)
  expect(isAdmin({ pool, account: undefined })).toBe(false)
})

test('what a project says is cut, and leads to no stranger’s place', () => {
  const info = readPoolInfo({
    name: 'N'.repeat(70),
    rules: ' Be kind. ',
    stakedLogo: 'ipfs://cid',
    links: {
      website: 'https://pool.example',
      twitter: 'javascript:alert(1)',
      other: 'https://x.example',
    },
  })
  expect(info.name).toHaveLength(64)
  expect(info.rules).toBe('Be kind.')
  expect(info.links).toEqual([{ name: 'website', url: 'https://pool.example' }])
  expect(readPoolInfo('nothing')).toMatchObject({ name: '', rules: '', links: [] })
})
