import { Button, TextInput } from '@mantine/core'
import { m } from '@slipway/messages'
import { Panel } from '@slipway/ui/panel'
import type { Address } from '@solana/kit'
import { type FormEvent, useState } from 'react'
import { readSolanaAddress } from '../console/read-solana-address.ts'
import { usePreparedReview } from '../flow/use-prepared-review.ts'
import { ConnectSolanaButton } from '../wallet/connect-solana-button.tsx'
import classes from './airdrop.module.css'
import { ClaimEntries, type ClaimProps, othersRefusal } from './claim-entries.tsx'
import { ListPanel } from './list-panel.tsx'
import type { AirdropView } from './types.ts'
import { usePublishedList } from './use-published-list.ts'

/** The connected wallet's entries. */
function Own({ view, list, review }: ClaimProps) {
  const { account } = review
  return (
    <Panel title={m.airdrop_mine()} description={m.airdrop_mine_text()}>
      {account === undefined ? (
        <div className={classes.stack}>
          <p className={classes.muted}>{m.airdrop_mine_connect()}</p>
          <ConnectSolanaButton chain={view.chain} />
        </div>
      ) : (
        <div aria-live="polite">
          <ClaimEntries key={account} {...{ view, list, review }} claimant={account as Address} />
        </div>
      )}
    </Panel>
  )
}

/** What can be done for others: nothing once claims are over, nor while the program refuses it. */
function othersText(view: AirdropView): string {
  if (view.status === 'finished' || view.status === 'paid') return m.airdrop_other_text_over()
  return othersRefusal(view) ?? m.solana_airdrop_other_text()
}

/** Anybody's entries: who has no money for a transaction is claimed for. */
function Others({ view, list, review }: ClaimProps) {
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const [asked, setAsked] = useState<Address>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { address, problem } = readSolanaAddress(typed)
    setError(problem ? (problem.text ?? m.error_Input_Required()) : undefined)
    setAsked(address ?? undefined)
  }
  return (
    <Panel title={m.airdrop_other()} description={othersText(view)}>
      <div className={classes.stack}>
        <form onSubmit={submit} noValidate className={classes.stack}>
          <TextInput
            label={m.airdrop_list_row_address()}
            autoComplete="off"
            spellCheck={false}
            value={typed}
            error={error}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Button type="submit" variant="default" className={classes.start ?? ''}>
            {m.airdrop_other_check()}
          </Button>
        </form>
        <div aria-live="polite">
          {asked && <ClaimEntries key={asked} {...{ view, list, review }} claimant={asked} />}
        </div>
      </div>
    </Panel>
  )
}

/** Claims of an airdrop: the visitor's own, somebody else's, and the list that both come from. */
export default function ClaimPart({ view }: { view: AirdropView }) {
  const list = usePublishedList(view.airdrop)
  const own = usePreparedReview<string>(view.chain)
  const others = usePreparedReview<string>(view.chain)
  return (
    <>
      <Own view={view} list={list} review={own} />
      <Others view={view} list={list} review={others} />
      <ListPanel view={view} list={list} />
      {own.dialog}
      {others.dialog}
    </>
  )
}
