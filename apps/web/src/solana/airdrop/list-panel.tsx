import { Button } from '@mantine/core'
import { formatInteger, m } from '@slipway/messages'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Panel } from '@slipway/ui/panel'
import { useMutation } from '@tanstack/react-query'
import { ipfsPath } from '../../files/ipfs-path.ts'
import { fileInput } from '../../files/use-file-drop.ts'
import { amountOf } from '../lock/lock-texts.ts'
import classes from './airdrop.module.css'
import { listUnprovenText } from './list-unproven-text.ts'
import type { AirdropView } from './types.ts'
import type { PublishedList } from './use-published-list.ts'

interface ListPanelProps {
  view: AirdropView
  list: PublishedList
}

const sources: Readonly<Record<PublishedList['source'], () => string>> = {
  stored: m.solana_airdrop_source_stored,
  file: m.solana_airdrop_source_file,
  none: m.solana_airdrop_source_none,
}

/** Where the list comes from, and whether it is the airdrop's: whoever doubts hashes it anew. */
export function ListPanel({ view, list }: ListPanelProps) {
  const { airdrop, token } = view
  const { mutate, reset, data, error, isPending } = useMutation({ mutationFn: list.prove })
  const path = ipfsPath(airdrop.listKey)
  const isLess = data !== undefined && data.total < airdrop.total
  const differs = isLess ? m.airdrop_verify_sum_less : m.airdrop_verify_sum_differs
  const take = ([file]: readonly File[]) => {
    if (!file) return
    reset()
    list.take(file)
  }
  return (
    <Panel title={m.airdrop_verify()} description={m.solana_airdrop_verify_text()}>
      <div className={classes.stack}>
        <p className={classes.muted}>{list.name ?? sources[list.source]()}</p>
        <div className={classes.row}>
          {list.source !== 'none' && (
            <Button variant="default" loading={isPending} onClick={() => mutate()}>
              {m.airdrop_verify_now()}
            </Button>
          )}
          <label className={classes.choose}>
            {m.solana_airdrop_choose_file()}
            <input accept=".json,application/json" {...fileInput(take)} />
          </label>
          {path && (
            <a href={path} target="_blank" rel="noreferrer">
              {m.airdrop_verify_file()}
            </a>
          )}
        </div>
        <div aria-live="polite">
          {error && <NoticeBox tone="bad">{listUnprovenText(error)}</NoticeBox>}
          {data && (
            <NoticeBox tone={data.problem ? 'warn' : 'good'} title={m.airdrop_verify_good()}>
              {data.problem
                ? differs({
                    amount: amountOf(token, data.total),
                    said: amountOf(token, airdrop.total),
                  })
                : m.airdrop_verify_sum({
                    count: formatInteger(data.count),
                    amount: amountOf(token, data.total),
                  })}
            </NoticeBox>
          )}
        </div>
      </div>
    </Panel>
  )
}
