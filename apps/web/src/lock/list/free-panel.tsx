import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { calculateReleasedAmount } from '@slipway/sdk/lock/release-math'
import type { LockContracts } from '@slipway/sdk/lock/types'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Panel } from '@slipway/ui/panel'
import type { Address } from 'viem'
import { useOpenReview } from '../../action/use-open-review.ts'
import { withChunkTimeout } from '../../core/lazy-part.ts'
import { useChainNow } from '../../transaction/use-chain-now.ts'
import { LockAmount } from '../shared/lock-amount.tsx'
import { LockLink } from '../shared/lock-link.tsx'
import { lockName } from '../shared/lock-name.ts'
import type { LockRow } from '../shared/lock-row.ts'
import { useAssetFacts } from '../shared/use-asset-facts.ts'
import { useLockActs } from '../shared/use-lock-acts.tsx'
import { useNamedLock } from '../shared/use-named-lock.ts'
import { useOwnLocks } from '../shared/use-own-locks.ts'
import classes from './lock-list.module.css'

interface FreePanelProps {
  contracts: LockContracts
  account: Address
}

function FreeLine({ row: given, now }: { row: LockRow; now: number }) {
  const row = useNamedLock(given)
  const facts = useAssetFacts(row)
  return (
    <li>
      <LockLink row={row}>{lockName(row)}</LockLink>
      {row.kind === 'nft' ? (
        m.lock_one_nft()
      ) : (
        <LockAmount units={calculateReleasedAmount(row, now)} facts={facts} hasSymbol />
      )}
    </li>
  )
}

/** What the visitor can take out now, and all of the tokens of it at once. */
export function FreePanel({ contracts, account }: FreePanelProps) {
  const now = useChainNow()
  const { rows } = useOwnLocks(contracts, account)
  const { act, dialog } = useLockActs()
  const opening = useOpenReview(act)
  const free = rows.filter((row) => calculateReleasedAmount(row, now) > 0n)
  const tokens = free.filter(({ kind }) => kind === 'token')
  const done = act.doneOf('lock_withdraw_all')
  if (free.length === 0 && !done) return dialog
  return (
    <div className={classes.free}>
      <Panel title={m.lock_free_title()} description={m.lock_free_text()}>
        {done && (
          <NoticeBox tone="good" role="status">
            {done}
          </NoticeBox>
        )}
        <ul className={classes.freeList}>
          {free.map((row) => (
            <FreeLine key={row.id} row={row} now={now} />
          ))}
        </ul>
        {opening.problem && (
          <NoticeBox tone="warn" role="alert">
            {opening.problem}
          </NoticeBox>
        )}
        {tokens.length > 0 && (
          <Button
            className={classes.act}
            loading={opening.isPreparing}
            onClick={() =>
              void opening.open(async () => {
                const { withdrawAllPlan } = await withChunkTimeout(import('./withdraw-all-plan.ts'))
                return withdrawAllPlan(contracts, tokens)
              })
            }
          >
            {m.lock_withdraw_all({ count: tokens.length })}
          </Button>
        )}
      </Panel>
      {dialog}
    </div>
  )
}
