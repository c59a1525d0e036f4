import { Button, Skeleton } from '@mantine/core'
import { m } from '@slipway/messages'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import type { SolanaPresaleBuyer } from '@slipway/sdk/solana/presale/types'
import { AddressText } from '@slipway/ui/address-text'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { clusterExplorer } from '../../network/cluster-explorer.ts'
import type { PresaleView } from '../types.ts'
import classes from './detail.module.css'
import { dueText, type WalletDue } from './list-dues.ts'

const shownAtFirst = 5

interface DueWalletsProps {
  view: PresaleView
  buyers: Pick<UseQueryResult<readonly SolanaPresaleBuyer[]>, 'isPending' | 'data'>
  /** Of the buyers that were read. */
  dues: readonly WalletDue[]
  /** That there are others, which nobody else can pay. */
  apart: string | undefined
  onChoose: (wallet: string) => void
}

/** Whom somebody can pay, each with what is due, to be taken over into the form. */
export function DueWallets({ view, buyers, dues, apart, onChoose }: DueWalletsProps) {
  const [most, setMost] = useState(shownAtFirst)
  if (buyers.isPending) return <Skeleton height={120} radius={8} />
  if (!buyers.data) return <p className={classes.muted}>{m.solpresalepage_others_unread()}</p>
  if (dues.length === 0) return null
  return (
    <div className={classes.stack}>
      <ul className={classes.dues} aria-label={m.solpresalepage_others_due()}>
        {dues.slice(0, most).map((due) => (
          <li key={due.wallet}>
            <AddressText
              address={due.wallet}
              explorer={clusterExplorer(view.chain, 'address', due.wallet)}
            />
            <span>{dueText(view, due)}</span>
            <Button
              size="compact-xs"
              variant="subtle"
              aria-label={m.solpresalepage_others_choose_wallet({
                wallet: shortenAddress(due.wallet),
              })}
              onClick={() => onChoose(due.wallet)}
            >
              {m.solpresalepage_others_choose()}
            </Button>
          </li>
        ))}
      </ul>
      {dues.length > most && (
        <div>
          <Button variant="default" size="xs" onClick={() => setMost(most + shownAtFirst)}>
            {m.presale_list_more()}
          </Button>
        </div>
      )}
      {apart && <p className={classes.muted}>{apart}</p>}
    </div>
  )
}
