import type { Badge } from '@slipway/api-client'
import { formatBps, m } from '@slipway/messages'
import { AddressText } from '@slipway/ui/address-text'
import { KeyValue, KeyValueList } from '@slipway/ui/key-value-list'
import { TimeText } from '@slipway/ui/time-text'
import { activeChain } from '../core/active-chain.ts'
import { explorerAddressUrl } from '../core/explorer-url.ts'
import { ipfsPath } from '../files/ipfs-path.ts'
import { AttestationFacts } from './attestation-facts.tsx'
import { badgeKinds, endText } from './badge-labels.ts'
import classes from './badges.module.css'

/** Who checked what and when, what it is bound to, and what it does not say. */
export function BadgeFacts({ badge }: { badge: Badge }) {
  const { says, saysNot } = badgeKinds[badge.kind]
  const report = badge.report && (ipfsPath(badge.report) ?? badge.report)
  const ended = endText(badge)
  return (
    <div className={classes.facts}>
      <p>{says()}</p>
      {ended && <p className={classes.ended}>{ended}</p>}
      <KeyValueList>
        <KeyValue label={m.badges_issuer()}>{badge.issuer}</KeyValue>
        <KeyValue label={m.badges_scope()}>{badge.scope}</KeyValue>
        <KeyValue label={m.badges_granted()}>
          <TimeText at={badge.grantedAt} utc="tooltip" />
        </KeyValue>
        <KeyValue label={m.badges_expires()}>
          <TimeText at={badge.expiresAt} utc="tooltip" />
        </KeyValue>
        {report && (
          <KeyValue label={m.badges_report()}>
            <a href={report} target="_blank" rel="noreferrer nofollow ugc">
              {m.badges_report_open()}
            </a>
          </KeyValue>
        )}
        <KeyValue label={m.badges_bound_code()}>
          <code className={classes.hash}>{badge.boundTo.codeHash}</code>
        </KeyValue>
        <KeyValue label={m.badges_bound_owner()}>
          <AddressText
            address={badge.boundTo.owner as `0x${string}`}
            explorer={explorerAddressUrl(activeChain, badge.boundTo.owner)}
          />
        </KeyValue>
        {badge.boundTo.taxes && (
          <KeyValue label={m.badges_bound_taxes()}>
            {badge.boundTo.taxes
              .split('/')
              .map((bps) => formatBps(Number(bps)))
              .join(' / ')}
          </KeyValue>
        )}
      </KeyValueList>
      {badge.attestation && <AttestationFacts badge={badge} attestation={badge.attestation} />}
      <p className={classes.quiet}>{saysNot()}</p>
    </div>
  )
}
