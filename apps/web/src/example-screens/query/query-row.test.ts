import type { Lock, PresaleSummary } from '@slipway/api-client'
import { expect, test } from 'vitest'
import { rowOfLock, rowOfPresale } from './query-row.ts'

const lock = {
  ...{ id: '56-0x01-1', chainId: 56, kind: 'token', lockId: '1', amount: '5', lockedAt: 1 },
  asset: '0x0000000000000000000000000000000000000001',
  owner: '0x0000000000000000000000000000000000000002',
  ...{ assetName: 'Gold', assetSymbol: 'GOLD', assetDecimals: 0, pair: null },
  ...{ isForever: false, unlockAt: 1_000, state: 'active' },
} as unknown as Lock

test('a lock that is over is no longer told as locked (P-45)', () => {
  expect(rowOfLock(lock, 999).state).toBe('active')
  expect(rowOfLock(lock, 1_000).state).toBe('free')
})

test('an oversubscribed presale raised what it keeps, not what was contributed', () => {
  const presale = {
    ...{ id: '1', chainId: 31_337, address: '0x01', owner: '0x02', createdAt: 1, txHash: '0x' },
    ...{ kind: 'fair', token: { name: 'Foghorn', symbol: 'FOG' }, currency: '0x00' },
    ...{ status: { label: 'finished', reason: 'none' }, total: '31', accepted: '20' },
  } as unknown as PresaleSummary
  expect(rowOfPresale(presale).figure).toMatchObject({ units: '20' })
})
