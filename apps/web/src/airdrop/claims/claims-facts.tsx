import { formatInteger, formatTime, m } from '@slipway/messages'
import { shareBps } from '@slipway/sdk/shared/share-bps'
import { AddressText } from '@slipway/ui/address-text'
import { KeyValue, KeyValueList } from '@slipway/ui/key-value-list'
import { Panel } from '@slipway/ui/panel'
import { ProgressBar } from '@slipway/ui/progress-bar'
import { Stat, StatRow } from '@slipway/ui/stat'
import { TimeText } from '@slipway/ui/time-text'
import { LaterBadgeChips } from '../../badges/later-badge-chips.tsx'
import { activeChain } from '../../core/active-chain.ts'
import { explorerAddressUrl } from '../../core/explorer-url.ts'
import { ReleaseDates } from '../../release/release-dates.tsx'
import { ReleasePicture } from '../../release/release-picture.tsx'
import { TimeLeft } from '../../transaction/time-left.tsx'
import { claimsPoints } from '../shared/claims-points.ts'
import { EndedStat } from '../shared/ended-stat.tsx'
import { PaidFee } from '../shared/paid-fee.tsx'
import classes from './claims.module.css'
import { glanceOf } from './claims-plans.ts'
import type { ClaimsView } from './claims-view.ts'

/** For the bar. */
const part = (of: bigint, whole: bigint) => shareBps(of, whole) / 10_000

/** What the addresses of the list do, or could do until the end. */
export const claimsLead = ({ status }: Pick<ClaimsView, 'status'>): string =>
  status === 'finished' ? m.airdrop_page_lead_over() : m.airdrop_page_lead()

function Clock({ view }: { view: ClaimsView }) {
  const { airdrop, status } = view
  if (status === 'coming') {
    const note = formatTime(airdrop.startTime)
    const left = <TimeLeft until={Number(airdrop.startTime)} />
    return <Stat label={m.airdrop_opens_in()} value={left} note={note} />
  }
  if (airdrop.endTime === 0n)
    return <Stat label={m.airdrop_field_end()} value={m.airdrop_end_never()} />
  if (status === 'finished')
    return <EndedStat label={m.airdrop_ended()} at={Number(airdrop.endTime)} />
  const note = formatTime(airdrop.endTime)
  const left = <TimeLeft until={Number(airdrop.endTime)} />
  return <Stat label={m.airdrop_ends_in()} value={left} note={note} />
}

/** How much there is, how much was claimed, and how long it goes on. */
export function ClaimsFigures({ view }: { view: ClaimsView }) {
  const { airdrop, indexed } = view
  const paid = indexed && BigInt(indexed.paid)
  return (
    <Panel>
      <div className={classes.stack}>
        <StatRow>
          <Stat label={m.airdrop_total()} value={glanceOf(view, airdrop.total)} />
          <Stat label={m.airdrop_left()} value={glanceOf(view, airdrop.tokensLeft)} />
          <Clock view={view} />
        </StatRow>
        {indexed && paid !== undefined && (
          <ProgressBar label={m.airdrop_progress()} value={part(paid, airdrop.total)}>
            {m.airdrop_progress_text({
              amount: glanceOf(view, paid),
              entries: formatInteger(indexed.entries),
            })}
          </ProgressBar>
        )}
      </div>
    </Panel>
  )
}

/** Where it stands, whose it is, and by which terms. */
export function ClaimsFacts({ view }: { view: ClaimsView }) {
  const { record, airdrop, token } = view
  const explorerOf = (address: string) => explorerAddressUrl(activeChain, address)
  return (
    <Panel title={m.airdrop_facts()}>
      <KeyValueList>
        <KeyValue label={m.airdrop_field_token()}>
          {token.name} <AddressText address={token.address} explorer={explorerOf(token.address)} />
          <LaterBadgeChips address={token.address} />
        </KeyValue>
        <KeyValue label={m.airlist_address()}>
          <AddressText address={record.address} explorer={explorerOf(record.address)} />
        </KeyValue>
        <KeyValue label={m.airlist_owner()}>
          <AddressText address={airdrop.owner} explorer={explorerOf(airdrop.owner)} />
        </KeyValue>
        <KeyValue label={m.airlist_created()}>
          <TimeText at={record.createdAt} />
        </KeyValue>
        <KeyValue label={m.airdrop_field_start()}>
          <TimeText at={Number(airdrop.startTime)} />
        </KeyValue>
        <KeyValue label={m.airdrop_field_end()}>
          {airdrop.endTime === 0n ? (
            m.airdrop_end_never()
          ) : (
            <TimeText at={Number(airdrop.endTime)} />
          )}
        </KeyValue>
        <PaidFee record={record} />
        <KeyValue label={m.airdrop_review_root()}>
          <code className={classes.root}>{airdrop.root}</code>
        </KeyValue>
      </KeyValueList>
    </Panel>
  )
}

/** When how much of each entry comes. */
export function ClaimsRelease({ view }: { view: ClaimsView }) {
  const { airdrop, now } = view
  const points = claimsPoints(airdrop, now)
  return (
    <Panel title={m.airdrop_section_release()} description={m.airdrop_section_release_text()}>
      <div className={classes.stack}>
        <ReleasePicture points={points} now={now} lockedAt={Number(airdrop.startTime)} hasTable />
        <ReleaseDates points={points} now={now} />
      </div>
    </Panel>
  )
}
