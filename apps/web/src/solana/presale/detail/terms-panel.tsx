import { formatDuration, m } from '@slipway/messages'
import { AddressText } from '@slipway/ui/address-text'
import { KeyValue, KeyValueList } from '@slipway/ui/key-value-list'
import { Panel } from '@slipway/ui/panel'
import { TimeText } from '@slipway/ui/time-text'
import type { Address } from '@solana/kit'
import { boundsTerm } from '../../../form/contribution-bounds.ts'
import { ReleaseDates } from '../../../release/release-dates.tsx'
import { ReleasePicture } from '../../../release/release-picture.tsx'
import { amountOf } from '../../lock/lock-texts.ts'
import { clusterExplorer } from '../../network/cluster-explorer.ts'
import type { PresaleView } from '../types.ts'
import classes from './detail.module.css'
import { exitTerm } from './exit-terms.ts'
import { presalePoints } from './presale-points.ts'
import { inviterRatesText, priceText, releaseText, solOf, whitelistText } from './presale-texts.ts'

/** What of the terms its creator can still change. */
function termsText({ presale, status }: PresaleView): string {
  if (status.label === 'coming' && presale.whitelistMode !== 'none')
    return m.solpresalepage_terms_text_coming()
  const isOpen = status.label === 'coming' || status.label === 'running'
  return isOpen ? m.solpresalepage_terms_text() : m.solpresalepage_terms_text_final()
}

/** What was promised when the presale was made. */
export function TermsPanel({ view }: { view: PresaleView }) {
  const { chain, presale, token } = view
  const { kind, softCap, hardCap, minContribution, maxContribution, startAt, endAt } = presale
  const money = (lamports: bigint) => solOf(chain, lamports)
  const addressOf = (at: Address) => (
    <AddressText address={at} explorer={clusterExplorer(chain, 'address', at)} />
  )
  const isFair = kind === 'fair'
  return (
    <Panel title={m.presale_terms_title()} description={termsText(view)}>
      <KeyValueList>
        <KeyValue
          label={m.presale_terms_price()}
          {...(isFair && { help: m.solpresalepage_terms_price_fair() })}
        >
          {priceText(view)}
        </KeyValue>
        <KeyValue label={m.solpresalepage_terms_tokens()}>
          {amountOf(token, presale.tokens)}
        </KeyValue>
        <KeyValue label={m.presale_terms_caps()}>
          {money(softCap)} – {money(hardCap)}
        </KeyValue>
        <KeyValue label={m.presale_terms_limits()}>
          {boundsTerm({ min: minContribution, max: maxContribution }, money)}
        </KeyValue>
        <KeyValue label={m.presale_terms_whitelist()}>{whitelistText(presale)}</KeyValue>
        <KeyValue label={m.presale_buy_review_exit()}>{exitTerm(presale)}</KeyValue>
        <KeyValue label={m.presale_terms_release()}>{releaseText(presale)}</KeyValue>
        <KeyValue label={m.presale_terms_inviter()}>
          {presale.inviterBps.length > 0
            ? inviterRatesText(presale)
            : m.presale_terms_inviter_off()}
        </KeyValue>
        <KeyValue label={m.presale_terms_unsold()}>
          {presale.burnsUnsold
            ? m.presale_terms_unsold_burned()
            : m.solpresalepage_terms_unsold_returned()}
        </KeyValue>
        <KeyValue label={m.presale_terms_start()}>
          <TimeText at={startAt} />
        </KeyValue>
        <KeyValue label={m.presale_terms_end()} help={formatDuration(endAt - startAt)}>
          <TimeText at={endAt} />
        </KeyValue>
        <KeyValue label={m.solpresalepage_terms_creator()}>{addressOf(presale.creator)}</KeyValue>
        <KeyValue label={m.solpresalepage_terms_address()}>{addressOf(presale.address)}</KeyValue>
        <KeyValue label={m.solana_lock_vault()}>{addressOf(presale.vault)}</KeyValue>
      </KeyValueList>
    </Panel>
  )
}

/** When the tokens come, and the raise with them. */
export function ReleasePanel({ view: { presale, token, now, status } }: { view: PresaleView }) {
  // A presale that failed releases nothing, ever.
  if (status.label === 'canceled') return null
  const { vestingStart, startAt, sold } = presale
  const points = presalePoints(presale)
  const isFinished = vestingStart !== undefined
  return (
    <Panel
      title={m.solpresalepage_release_title()}
      description={
        isFinished ? m.solpresalepage_release_text() : m.solpresalepage_release_text_open()
      }
    >
      <div className={classes.stack}>
        <ReleasePicture
          points={points}
          now={now}
          lockedAt={Math.min(startAt, vestingStart ?? startAt)}
          hasTable
        />
        <ReleaseDates
          points={points}
          now={now}
          {...(isFinished && {
            amountOf: (share: number, before: number) =>
              amountOf(token, (sold * BigInt(share - before)) / 10_000n),
          })}
        />
      </div>
    </Panel>
  )
}
