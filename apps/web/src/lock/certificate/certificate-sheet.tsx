import { m } from '@slipway/messages'
import { AddressText } from '@slipway/ui/address-text'
import { KeyValue, KeyValueList } from '@slipway/ui/key-value-list'
import { Mark } from '@slipway/ui/mark'
import { TimeText } from '@slipway/ui/time-text'
import { activeChain } from '../../core/active-chain.ts'
import { explorerAddressUrl } from '../../core/explorer-url.ts'
import { pointsLeft, withdrawnBps } from '../../release/points-left.ts'
import { ReleasePicture } from '../../release/release-picture.tsx'
import { releasePoints } from '../../release/release-points.ts'
import classes from './certificate.module.css'
import {
  amountText,
  freeUnits,
  isOver,
  isVoid,
  lockedText,
  shareText,
  untilText,
  wholeText,
} from './certificate-labels.ts'
import type { CertificateView } from './certificate-view.ts'
import { Powers } from './powers.tsx'

const kinds = {
  token: m.certificate_kind_token,
  liquidity: m.certificate_kind_liquidity,
  nft: m.certificate_kind_nft,
} as const

function Address({ address }: { address: string }) {
  return (
    <AddressText address={address} isFull explorer={explorerAddressUrl(activeChain, address)} />
  )
}

function Amounts(view: CertificateView) {
  const { facts, certificate } = view
  if (facts.kind === 'nft') return null
  const share = shareText(view)
  const free = freeUnits(view)
  return (
    <>
      <KeyValue label={m.certificate_initial()}>{wholeText(view)}</KeyValue>
      {free > 0n && <KeyValue label={m.certificate_free()}>{amountText(view, free)}</KeyValue>}
      {share && (
        <KeyValue label={m.certificate_share()} help={m.certificate_told_help()}>
          {share}
        </KeyValue>
      )}
      {facts.kind === 'token' && facts.vault && (
        <KeyValue label={m.certificate_vault()} help={m.certificate_vault_help()}>
          <Address address={facts.vault} />
        </KeyValue>
      )}
      {certificate.told.token0 && certificate.told.token1 && (
        <KeyValue label={m.certificate_pair()} help={m.certificate_told_help()}>
          <span className={classes.stack}>
            <Address address={certificate.told.token0} />
            <Address address={certificate.told.token1} />
          </span>
        </KeyValue>
      )}
    </>
  )
}

function NftFacts({ facts, lock }: CertificateView) {
  if (facts.kind !== 'nft' || facts.position === 'none') return null
  if (lock.kind === 'nft' && !lock.isHeld) return null
  return (
    <KeyValue label={m.certificate_fee_receiver()}>
      <Address address={facts.feeReceiver} />
    </KeyValue>
  )
}

function Facts(view: CertificateView) {
  const { facts, certificate } = view
  const asset =
    facts.kind === 'token'
      ? facts.token
      : facts.kind === 'liquidity'
        ? facts.lpToken
        : facts.collection
  return (
    <KeyValueList>
      <KeyValue label={m.certificate_asset()}>
        <Address address={asset} />
      </KeyValue>
      <Amounts {...view} />
      <NftFacts {...view} />
      <KeyValue label={m.certificate_owner()}>
        <Address address={facts.owner} />
      </KeyValue>
      <KeyValue label={m.certificate_since()}>
        <TimeText at={facts.lockedAt} />
      </KeyValue>
      {facts.kind !== 'token' && (
        <KeyValue label={m.certificate_changes()}>{facts.changes}</KeyValue>
      )}
      <KeyValue label={m.certificate_locker()}>
        <Address address={certificate.lock.locker} />
      </KeyValue>
      <KeyValue label={m.certificate_block()}>
        <span className={classes.stack}>
          {m.certificate_block_value({ number: certificate.block.number })}
          <TimeText at={certificate.block.timestamp} />
        </span>
      </KeyValue>
      <KeyValue label={m.certificate_hash()}>
        <code className={classes.hash}>{certificate.block.hash}</code>
      </KeyValue>
    </KeyValueList>
  )
}

interface SheetProps {
  view: CertificateView
  /** Address of this page, for whoever holds the paper. */
  url: string
}

/** The certificate itself, on the page and on paper. */
export function CertificateSheet({ view, url }: SheetProps) {
  const { facts, certificate } = view
  const schedule = facts.kind === 'token' ? facts.schedule : undefined
  const { unlockAt, isForever } = facts
  const now = certificate.block.timestamp
  const withdrawn = facts.kind === 'nft' ? 0 : withdrawnBps(facts.units, facts.initialUnits)
  return (
    <article className={classes.sheet}>
      <header className={classes.head}>
        <Mark size={28} />
        <p>
          {kinds[facts.kind]({ id: certificate.lock.lockId })} · {activeChain.name}
        </p>
      </header>
      <p className={classes.amount}>{lockedText(view)}</p>
      <p className={classes.until} data-over={isOver(view) || undefined}>
        {untilText(view)}
      </p>
      {!isVoid(view) && (
        <div className={classes.picture}>
          <ReleasePicture
            points={pointsLeft(releasePoints({ unlockAt, isForever, schedule }), withdrawn, now)}
            now={now}
            lockedAt={facts.lockedAt}
            withdrawn={withdrawn}
          />
        </div>
      )}
      <Facts {...view} />
      <Powers {...view} />
      <footer className={classes.foot}>
        <p>{m.certificate_foot()}</p>
        <p className={classes.url}>{url}</p>
      </footer>
    </article>
  )
}
