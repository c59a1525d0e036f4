import { Button, Loader } from '@mantine/core'
import { formatInteger, formatTime, m } from '@slipway/messages'
import { calculateReleaseEnd } from '@slipway/sdk/airdrop/claims/claims-math'
import { isContractCode } from '@slipway/sdk/evm/is-contract-code'
import { readAddress } from '@slipway/sdk/shared/read-address'
import { AddressField } from '@slipway/ui/address-field'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Panel } from '@slipway/ui/panel'
import { Stat, StatRow } from '@slipway/ui/stat'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Address } from 'viem'
import type { FormContext } from '../../action/form-context.ts'
import { useOpenReview } from '../../action/use-open-review.ts'
import { activeChain } from '../../core/active-chain.ts'
import { readClient } from '../../core/read-client.ts'
import { addressProblemText } from '../../form/address-problem-text.ts'
import { ConnectButton } from '../../transaction/connect-button.tsx'
import { TimeLeft } from '../../transaction/time-left.tsx'
import classes from './claims.module.css'
import { amountOf, claimPlan, entriesToClaim } from './claims-plans.ts'
import type { ClaimsView } from './claims-view.ts'
import { type ClaimEntry, useClaimEntries } from './use-claim-entries.ts'
import type { PublishedList } from './use-published-list.ts'

interface ClaimsPanelProps {
  act: FormContext
  view: ClaimsView
  list: PublishedList
}

const sumOf = (entries: readonly ClaimEntry[], part: (entry: ClaimEntry) => bigint) =>
  entries.reduce((sum, entry) => sum + part(entry), 0n)

/** Why nothing can be claimed now, or when the next part comes. */
function WhenText({ view, entries }: { view: ClaimsView; entries: readonly ClaimEntry[] }) {
  const { airdrop, status, now } = view
  if (status === 'coming')
    return (
      <p className={classes.muted}>
        {m.airdrop_mine_coming({ time: formatTime(airdrop.startTime) })}{' '}
        <TimeLeft until={Number(airdrop.startTime)} />
      </p>
    )
  if (status === 'finished') {
    return (
      <NoticeBox tone="warn">
        {m.airdrop_mine_finished({ time: formatTime(airdrop.endTime) })}
      </NoticeBox>
    )
  }
  const left = sumOf(entries, ({ amount, claimed }) => amount - claimed)
  if (left === 0n) return <NoticeBox tone="good">{m.airdrop_mine_all()}</NoticeBox>
  const end = calculateReleaseEnd(airdrop)
  if (end <= BigInt(now)) return null
  return <p className={classes.muted}>{m.airdrop_mine_next({ time: formatTime(end) })}</p>
}

interface EntriesProps extends ClaimsPanelProps {
  account: Address
}

function Figures({ view, entries }: { view: ClaimsView; entries: readonly ClaimEntry[] }) {
  return (
    <StatRow>
      <Stat
        label={m.airdrop_mine_total()}
        value={amountOf(
          view,
          sumOf(entries, ({ amount }) => amount),
        )}
        note={
          entries.length > 1 && m.airdrop_mine_entries({ count: formatInteger(entries.length) })
        }
      />
      <Stat
        label={m.airdrop_mine_claimed()}
        value={amountOf(
          view,
          sumOf(entries, ({ claimed }) => claimed),
        )}
      />
      <Stat
        label={m.airdrop_mine_due()}
        value={amountOf(
          view,
          sumOf(entries, ({ due }) => due),
        )}
      />
    </StatRow>
  )
}

/** What an account has in the list, and the way to its tokens. */
function Entries({ act, view, list, account }: EntriesProps) {
  const { entries, error, retry } = useClaimEntries(view, list, account)
  if (error && !entries) {
    return (
      <NoticeBox
        tone="warn"
        role="alert"
        title={m.airdrop_mine_failed()}
        actions={
          <Button variant="default" size="xs" onClick={retry}>
            {m.shell_retry()}
          </Button>
        }
      >
        {m.airdrop_mine_failed_text()}
      </NoticeBox>
    )
  }
  if (!entries) {
    return (
      <p className={classes.pending}>
        <Loader size={16} aria-hidden />
        {m.airdrop_mine_searching()}
      </p>
    )
  }
  if (entries.length === 0) return <NoticeBox>{m.airdrop_mine_none()}</NoticeBox>
  const due = sumOf(entriesToClaim(entries), (entry) => entry.due)
  const done = act.doneOf(`claims_claim:${account.toLowerCase()}`)
  const isShort = view.status === 'running' && due > view.airdrop.tokensLeft
  return (
    <div className={classes.stack}>
      <Figures view={view} entries={entries} />
      {done && (
        <NoticeBox tone="good" role="status">
          {done}
        </NoticeBox>
      )}
      {isShort && <NoticeBox tone="bad">{m.airdrop_mine_short()}</NoticeBox>}
      <WhenText view={view} entries={entries} />
      {view.status === 'running' && due > 0n && (
        <ClaimButton act={act} view={view} account={account} entries={entries} due={due} />
      )}
    </div>
  )
}

interface ClaimButtonProps {
  act: FormContext
  view: ClaimsView
  account: Address
  entries: readonly ClaimEntry[]
  due: bigint
}

/** Whether somebody else has to ask for the account: a contract is paid only what it asks for itself. */
function useIsStrangersContract({ account: signer }: ClaimsView, account: Address): boolean {
  const isOwn = signer?.toLowerCase() === account.toLowerCase()
  const { data } = useQuery({
    queryKey: ['airdrop', activeChain.chainId, 'contract', account],
    queryFn: async () => isContractCode(await readClient.getCode({ address: account })),
    enabled: !isOwn,
  })
  return !isOwn && data === true
}

function ClaimButton({ act, view, account, entries, due }: ClaimButtonProps) {
  const mustAskItself = useIsStrangersContract(view, account)
  const opening = useOpenReview(act)
  if (mustAskItself) return <NoticeBox>{m.airdrop_other_contract()}</NoticeBox>
  // Anybody may pay the gas, but somebody has to sign.
  if (!view.account) return <ConnectButton />
  return (
    <>
      {opening.problem && (
        <NoticeBox tone="warn" role="alert">
          {opening.problem}
        </NoticeBox>
      )}
      <Button
        size="md"
        loading={opening.isPreparing}
        onClick={() => void opening.open(() => claimPlan(view, account, entries))}
      >
        {m.airdrop_claim_now({ amount: amountOf(view, due) })}
      </Button>
    </>
  )
}

/** The connected wallet's entries. */
export function OwnClaims({ act, view, list }: ClaimsPanelProps) {
  return (
    <Panel title={m.airdrop_mine()} description={m.airdrop_mine_text()}>
      {view.account ? (
        <Entries act={act} view={view} list={list} account={view.account} />
      ) : (
        <div className={classes.stack}>
          <p className={classes.muted}>{m.airdrop_mine_connect()}</p>
          <ConnectButton />
        </div>
      )}
    </Panel>
  )
}

/** Anybody's entries: who has no gas is claimed for. */
export function OtherClaims({ act, view, list }: ClaimsPanelProps) {
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const [asked, setAsked] = useState<Address>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const reading = readAddress(typed)
    setError(reading.ok ? undefined : addressProblemText(reading.code))
    setAsked(reading.ok ? reading.address : undefined)
  }
  return (
    <Panel
      title={m.airdrop_other()}
      description={
        view.status === 'finished' ? m.airdrop_other_text_over() : m.airdrop_other_text()
      }
    >
      <div className={classes.stack}>
        <form onSubmit={submit} noValidate className={classes.ask}>
          <AddressField
            label={m.airdrop_list_row_address()}
            value={typed}
            error={error}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Button type="submit" variant="default">
            {m.airdrop_other_check()}
          </Button>
        </form>
        <div aria-live="polite">
          {asked && <Entries key={asked} act={act} view={view} list={list} account={asked} />}
        </div>
      </div>
    </Panel>
  )
}
