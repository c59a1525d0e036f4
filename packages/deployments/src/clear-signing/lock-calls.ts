import { call } from './call.ts'
import { field } from './field.ts'
import { ownerCalls } from './owner-calls.ts'
import { permitFields } from './permit-fields.ts'
import type { CallTable } from './types.ts'
import { unsigned } from './unsigned.ts'

const lockId = field.raw('Lock')
const until = { unlockAt: field.date('Locked until') }
const relock = call('Extend a lock', { lockId, newUnlockAt: field.date('Locked until') })
const handOver = call('Transfer a lock', { lockId, newOwner: field.account('New owner') })
const increment = { lockId, amount: field.raw('Amount (base units)') }
const units = { lockId, units: field.raw('Units') }

const scheduleAt = (path: string) => ({
  [`${path}.cliffAt`]: field.date('First release'),
  [`${path}.firstBps`]: field.percent('Released then'),
  [`${path}.cycleSeconds`]: field.duration('Then each'),
  [`${path}.cycleBps`]: field.percent('Further parts of'),
})

const flags = { rebasing: field.raw('Counts in shares'), migratable: field.raw('Can migrate') }

const one = {
  token: field.token('Token'),
  amount: field.tokens('Amount', '#.token'),
  owner: field.account('Owner'),
  ...until,
  'options.rebasing': flags.rebasing,
  'options.migratable': flags.migratable,
  ...scheduleAt('options.schedule'),
}

const many = {
  token: field.token('Token'),
  'entries.[].owner': field.account('Owner'),
  'entries.[].amount': field.tokens('Amount', '#.token'),
  'entries.[].unlockAt': field.date('Locked until'),
  ...scheduleAt('entries.[].schedule'),
  ...flags,
}

/** Locks of tokens. */
export const tokenLockerCalls = {
  lock: call('Lock tokens', one),
  lockWithPermit: call('Lock tokens', { ...one, ...permitFields }),
  lockMany: call('Lock tokens for a list', many),
  lockManyWithPermit: call('Lock tokens for a list', { ...many, ...permitFields }),
  increment: call('Add to a lock', increment),
  incrementWithPermit: call('Add to a lock', { ...increment, ...permitFields }),
  relock,
  withdraw: call('Withdraw from a lock', units),
  withdrawReleased: call('Withdraw released tokens', { lockId }),
  withdrawFor: call('Withdraw from locks', { 'lockIds.[]': lockId }),
  split: call('Split a lock', units),
  transferOwnership: handOver,
  migrate: call('Move a lock to a new locker', { lockId, successor: field.contract('New locker') }),
  setOperator: call('Allow withdrawals to you', {
    operator: field.address('Who (zero: anyone)'),
    allowed: field.raw('Allowed'),
  }),
} as const satisfies CallTable

/** Locks of liquidity. */
export const liquidityLockerCalls = {
  lock: call('Lock liquidity', {
    lpToken: field.token('Liquidity token'),
    amount: field.tokens('Amount', '#.lpToken'),
    owner: field.account('Owner'),
    ...until,
  }),
  increment: call('Add to a lock', increment),
  relock,
  withdraw: call('Withdraw from a lock', increment),
  split: call('Split a lock', increment),
  transferOwnership: handOver,
} as const satisfies CallTable

/** Locks of NFTs. */
export const nftLockerCalls = {
  lock: call('Lock an NFT', {
    collection: field.collection('Collection'),
    nftId: field.nft('NFT', '#.collection'),
    owner: field.account('Owner'),
    ...until,
  }),
  relock,
  withdraw: call('Withdraw a locked NFT', { lockId }),
  transferOwnership: handOver,
  setFeeReceiver: call('Change who gets the fees', {
    lockId,
    receiver: field.address('Gets the fees'),
  }),
  collectFees: call('Collect fees of a position', { lockId }),
  onERC721Received: unsigned('a collection tells of an NFT that has arrived'),
} as const satisfies CallTable

/** Who may follow the token locker. */
export const lockAnnouncerCalls = {
  ...ownerCalls,
  announce: call('Announce a new locker', { successor: field.contract('New locker') }),
  strikeOff: call('Withdraw a locker announcement', { successor: field.contract('New locker') }),
} as const satisfies CallTable
