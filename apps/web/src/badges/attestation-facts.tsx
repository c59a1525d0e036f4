import type { Badge } from '@slipway/api-client'
import { m } from '@slipway/messages'
import { AddressText } from '@slipway/ui/address-text'
import { KeyValue, KeyValueList } from '@slipway/ui/key-value-list'
import { NoticeBox } from '@slipway/ui/notice-box'
import { activeChain } from '../core/active-chain.ts'
import { explorerAddressUrl } from '../core/explorer-url.ts'
import { faultsText } from './badge-labels.ts'
import classes from './badges.module.css'
import { useAttestationCheck } from './use-attestation-check.ts'

interface AttestationFactsProps {
  badge: Badge
  attestation: NonNullable<Badge['attestation']>
}

function Verdict({ badge, uid }: { badge: Badge; uid: string }) {
  const { isHere, faults, isError } = useAttestationCheck(badge, uid)
  if (!isHere) return <p className={classes.quiet}>{m.badges_attested_elsewhere()}</p>
  if (faults === undefined) {
    return isError ? (
      <NoticeBox tone="warn">{m.badges_attested_unread()}</NoticeBox>
    ) : (
      <p className={classes.quiet}>{m.badges_attested_checking()}</p>
    )
  }
  if (faults.length === 0) return <NoticeBox tone="good">{m.badges_attested_matches()}</NoticeBox>
  const isRevoked = faults.includes('revoked')
  return (
    <NoticeBox tone="bad">
      {isRevoked
        ? m.badges_attested_revoked()
        : m.badges_attested_differs({ faults: faultsText(faults) })}
    </NoticeBox>
  )
}

/** What was attested on chain for a badge, and whether it says the same, as this browser reads it. */
export function AttestationFacts({ badge, attestation }: AttestationFactsProps) {
  const { uid, attester, chainId } = attestation
  const eas = chainId === activeChain.chainId ? activeChain.attestations?.eas : undefined
  return (
    <section className={classes.facts} aria-label={m.badges_attested()}>
      <p className={classes.heading}>{m.badges_attested()}</p>
      <Verdict badge={badge} uid={uid} />
      <KeyValueList>
        <KeyValue label={m.badges_attested_uid()}>
          <code className={classes.hash}>{uid}</code>
        </KeyValue>
        <KeyValue label={m.badges_attested_by()}>
          <AddressText
            address={attester as `0x${string}`}
            explorer={eas && explorerAddressUrl(activeChain, attester)}
          />
        </KeyValue>
        {eas && (
          <KeyValue label={m.badges_attested_contract()}>
            <AddressText address={eas} explorer={explorerAddressUrl(activeChain, eas)} />
          </KeyValue>
        )}
      </KeyValueList>
    </section>
  )
}
