import { Button } from '@mantine/core'
import { formatInteger, m } from '@slipway/messages'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Panel } from '@slipway/ui/panel'
import { useMutation } from '@tanstack/react-query'
import { ipfsPath } from '../../files/ipfs-path.ts'
import classes from './claims.module.css'
import { amountOf } from './claims-plans.ts'
import type { ClaimsView } from './claims-view.ts'
import { ListUnproven, type PublishedList } from './use-published-list.ts'

const reasons: Record<ListUnproven['code'], () => string> = {
  missing: m.airdrop_verify_missing,
  unreadable: m.airdrop_verify_unreadable,
  'other-root': m.airdrop_verify_other,
}

const reasonOf = (error: Error) =>
  error instanceof ListUnproven ? reasons[error.code]() : m.airdrop_verify_missing()

/** Whoever doubts builds the tree anew from the published list, and compares its root and sum with the chain. */
export function VerifyList({ view, list }: { view: ClaimsView; list: PublishedList }) {
  const { airdrop } = view
  const { mutate, data, error, isPending } = useMutation({ mutationFn: list.prove })
  const path = ipfsPath(airdrop.ipfsKey)
  const isEnough = data !== undefined && data.total === airdrop.total
  const isLess = data !== undefined && data.total < airdrop.total
  const differs = isLess ? m.airdrop_verify_sum_less : m.airdrop_verify_sum_differs
  return (
    <Panel title={m.airdrop_verify()} description={m.airdrop_verify_text()}>
      <div className={classes.stack}>
        <div className={classes.row}>
          <Button variant="default" loading={isPending} onClick={() => mutate()}>
            {m.airdrop_verify_now()}
          </Button>
          {path && (
            <a href={path} target="_blank" rel="noreferrer">
              {m.airdrop_verify_file()}
            </a>
          )}
        </div>
        <div aria-live="polite">
          {error && <NoticeBox tone="bad">{reasonOf(error)}</NoticeBox>}
          {data && (
            <NoticeBox tone={isEnough ? 'good' : 'warn'} title={m.airdrop_verify_good()}>
              {isEnough
                ? m.airdrop_verify_sum({
                    count: formatInteger(data.count),
                    amount: amountOf(view, data.total),
                  })
                : differs({
                    amount: amountOf(view, data.total),
                    said: amountOf(view, airdrop.total),
                  })}
            </NoticeBox>
          )}
        </div>
      </div>
    </Panel>
  )
}
