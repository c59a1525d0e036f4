import { expect, test } from 'vitest'
import { presaleStatus } from './presale-status.ts'

const terms = {
  startTime: 1_000,
  endTime: 2_000,
  softCap: 50n,
  hardCap: 100n,
  presaleRate: 10n ** 18n,
}
const lapse = 2_000 + 7 * 86_400

/** Every case of S-51, at each boundary of the clock and of the soft cap. */
test.each([
  [0, 0, 0n, 999, 'coming', 'none'],
  [0, 0, 0n, 1_000, 'running', 'none'],
  [0, 0, 50n, 1_999, 'running', 'none'],
  [0, 0, 49n, 2_000, 'canceled', 'softCapMissed'],
  [0, 0, 50n, 2_000, 'waiting', 'none'],
  [0, 0, 50n, lapse - 1, 'waiting', 'none'],
  [0, 0, 50n, lapse, 'canceled', 'lapsed'],
  [0, 0, 49n, lapse, 'canceled', 'softCapMissed'],
  [1, 0, 50n, 999, 'finished', 'none'],
  [1, 0, 50n, lapse, 'finished', 'none'],
  [2, 1, 50n, 999, 'canceled', 'owner'],
  [2, 2, 0n, lapse, 'canceled', 'softCapMissed'],
  [2, 3, 0n, lapse, 'canceled', 'lapsed'],
  [2, 4, 0n, 2_000, 'canceled', 'unsellable'],
  [2, 5, 0n, 500, 'canceled', 'removed'],
  [2, 9, 0n, 500, 'canceled', 'none'],
])(
  'poolStatus %i, reason %i, total %i at %i is %s (%s)',
  (poolStatus, cancelReason, total, now, label, reason) => {
    const state = { poolStatus, cancelReason, total }
    expect(presaleStatus({ kind: 'normal', terms, state }, now)).toEqual({ label, reason })
  },
)
