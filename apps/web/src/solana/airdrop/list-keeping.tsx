import { Button } from '@mantine/core'
import { formatBps, m } from '@slipway/messages'
import type { LockToken } from '@slipway/sdk/solana/lock/get-lock-token'
import { ChoiceCards } from '@slipway/ui/choice-cards'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Stat, StatRow } from '@slipway/ui/stat'
import { IconDownload } from '@tabler/icons-react'
import { amountOf } from '../lock/lock-texts.ts'
import { ScaledNotice } from '../network/scaled-notice.tsx'
import classes from './airdrop.module.css'
import { coveringOf } from './covering-of.ts'
import type { ListSummary } from './list-messages.ts'
import { ListRefusal } from './list-refusal.tsx'

interface CoveringProps {
  token: LockToken
  summary: ListSummary
  held: bigint
}

/** What is taken from the creator so that the whole list is covered. */
export function Covering({ token, summary: { total }, held }: CoveringProps) {
  const taken = coveringOf(token, total)
  return (
    <>
      <ScaledNotice token={token} />
      <StatRow>
        <Stat label={m.solana_airdrop_covering()} value={amountOf(token, taken)} />
        <Stat label={m.solana_airdrop_held()} value={amountOf(token, held)} />
      </StatRow>
      {taken > total && (
        <NoticeBox tone="warn">
          {m.solana_airdrop_covering_note({
            total: amountOf(token, total),
            tax: formatBps(token.transferFeeBps),
          })}
        </NoticeBox>
      )}
    </>
  )
}

/** Who keeps the file of a list. */
export type Keeping = 'stored' | 'own'

interface ListKeepingProps {
  keeping: Keeping
  setKeeping: (keeping: Keeping) => void
  isSaved: boolean
  onSave: () => void
  /** Why the file has to be saved first, where a submission found out. */
  error: string | undefined
}

/** Where the list's file is: nobody can claim without it. */
export function ListKeeping({ keeping, setKeeping, isSaved, onSave, error }: ListKeepingProps) {
  return (
    <>
      <ChoiceCards
        label={m.solana_airdrop_keeping()}
        value={keeping}
        onChange={setKeeping}
        choices={[
          {
            value: 'stored',
            title: m.solana_airdrop_kept_stored(),
            text: m.solana_airdrop_kept_stored_text(),
          },
          {
            value: 'own',
            title: m.solana_airdrop_kept_own(),
            text: m.solana_airdrop_kept_own_text(),
          },
        ]}
      />
      <div className={classes.row}>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} stroke={1.6} aria-hidden />}
          onClick={onSave}
        >
          {m.solana_airdrop_save()}
        </Button>
        {isSaved && (
          <span className={classes.muted} role="status">
            {m.solana_airdrop_saved()}
          </span>
        )}
      </div>
      <ListRefusal text={error} />
    </>
  )
}
