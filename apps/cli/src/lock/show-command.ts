import { m } from '@slipway/messages/features/cli'
import { formatAmount } from '@slipway/messages/format/format-amount'
import { formatTime } from '@slipway/messages/format/format-time'
import { assetOfLock } from '@slipway/sdk/lock/asset-of-lock'
import { lockKeyOf } from '@slipway/sdk/lock/lock-key'
import { listReleaseSteps } from '@slipway/sdk/lock/release-math'
import * as z from 'zod'
import type { ReadCommand } from '../command/command.ts'
import type { Session } from '../network/open-session.ts'
import type { Row } from '../output/row.ts'
import { address, integerText, seconds } from '../output/schema-parts.ts'
import { getLockFacts, type LockFacts } from './get-lock-facts.ts'

function dataOf({ chain }: Session, { lock, releasable, unit }: LockFacts) {
  const { kind, lockId, locker, owner, amount, initialAmount, lockedAt, unlockAt } = lock
  return {
    lock: `${kind}:${lockId}`,
    key: lockKeyOf({ chainId: chain.chainId, locker, lockId }),
    ...{ kind, lockId, locker, owner, asset: assetOfLock(lock) },
    symbol: unit.symbol,
    decimals: unit.decimals,
    nftId: lock.kind === 'nft' ? lock.nftId : null,
    ...{ amount, initialAmount, lockedAt, unlockAt, isForever: lock.isForever },
    releasable: releasable.amount,
    releases: listReleaseSteps(lock).map(({ at, share, isGradual }) => ({
      at,
      shareBps: share,
      isGradual,
    })),
  }
}

function rowsOf({ lock, releasable, unit }: LockFacts): readonly Row[] {
  const amount = (units: bigint) => formatAmount(units, unit.decimals, unit)
  const until = lock.isForever ? m.cli_lock_forever() : formatTime(lock.unlockAt)
  return [
    [m.cli_row_lock(), `${lock.kind}:${lock.lockId}`],
    [m.cli_row_asset(), assetOfLock(lock)],
    [m.cli_row_owner(), lock.owner],
    [m.cli_row_amount(), amount(lock.amount)],
    [m.cli_row_locked(), formatTime(lock.lockedAt)],
    [m.cli_row_unlock(), until],
    [m.cli_row_releasable(), amount(releasable.amount)],
  ]
}

/** Reads a lock from its locker. */
export const showCommand: ReadCommand = {
  effect: 'read',
  positionals: ['lock'],
  options: {},
  example: 'slipway lock show token:1 -n local',
  result: z.strictObject({
    lock: z.string(),
    key: z.string(),
    kind: z.enum(['token', 'liquidity', 'nft']),
    lockId: integerText(),
    locker: address(),
    owner: address(),
    asset: address(),
    symbol: z.string(),
    decimals: z.int(),
    nftId: integerText().nullable(),
    amount: integerText(),
    initialAmount: integerText(),
    lockedAt: seconds(),
    unlockAt: seconds(),
    isForever: z.boolean(),
    releasable: integerText(),
    releases: z.array(z.strictObject({ at: seconds(), shareBps: z.int(), isGradual: z.boolean() })),
  }),
  async run({ positionals, session }) {
    const facts = await getLockFacts(session, positionals[0] ?? '')
    return { data: dataOf(session, facts), rows: rowsOf(facts) }
  },
}
