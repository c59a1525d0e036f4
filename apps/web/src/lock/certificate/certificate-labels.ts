import { formatAmount, formatBps, formatTime, m } from '@slipway/messages'
import { calculateToldWorth } from '@slipway/sdk/lock/certificate/calculate-told-worth'
import { calculateReleasedUnits } from '@slipway/sdk/lock/release-math'
import { shareBps } from '@slipway/sdk/shared/share-bps'
import type { CertificateView } from './certificate-view.ts'

/** Letters of a stranger's text that a sheet of paper and a picture have room for. */
const mostLetters = 32

/** What has no shape of its own, and could turn the figures beside it around. */
const invisible = /[\p{Cc}\p{Cf}]/gu

/** What the asset is called: by itself, or by nothing but its address. */
export function symbolOf({ certificate, facts }: CertificateView): string {
  const { symbol, name } = certificate.told
  const told = (symbol?.trim() || name?.trim() || '').replace(invisible, '').trim()
  if (told) return [...told].slice(0, mostLetters).join('')
  return facts.kind === 'nft' ? m.certificate_nft() : m.certificate_base_units()
}

/** Units of the lock in words. */
export function amountText(view: CertificateView, units: bigint): string {
  const { certificate, facts } = view
  if (facts.kind === 'nft') return `${symbolOf(view)} #${facts.nftId}`
  const worth = calculateToldWorth(facts, certificate.told, units)
  if (worth === undefined) return m.certificate_shares({ count: formatAmount(units, 0) })
  const decimals = certificate.told.decimals ?? 0
  return `${formatAmount(worth, decimals, { maximumFractionDigits: 6 })} ${symbolOf(view)}`
}

type Proven = Pick<CertificateView, 'facts' | 'certificate'>

/** Whether the collection took the NFT out of the lock, which keeps nothing since. */
export const isVoid = ({ facts, certificate }: Proven) =>
  facts.kind === 'nft' && facts.indexedLockId !== BigInt(certificate.lock.lockId)

/** Whether nothing was locked any more in the block of the proof. */
export const isOver = ({ facts, certificate }: Proven) =>
  isVoid({ facts, certificate }) ||
  (!facts.isForever && facts.unlockAt <= certificate.block.timestamp)

/** Units that a schedule has released by the block of the proof, and that are in the lock still. */
export const freeUnits = (view: CertificateView): bigint =>
  isOver(view) ? 0n : calculateReleasedUnits(view.lock, view.certificate.block.timestamp)

/** What is locked, in words: what can be withdrawn already is the owner's. Of a lock that is over, what was. */
export function lockedText(view: CertificateView): string {
  const { facts } = view
  return amountText(view, facts.kind === 'nft' ? 1n : facts.units - freeUnits(view))
}

/** What was ever in the lock, in words: what parts of a release are parts of. */
export const wholeText = (view: CertificateView): string =>
  amountText(view, view.facts.kind === 'nft' ? 1n : view.facts.initialUnits)

/** Until when, in words; or that it is over. */
export function untilText(view: CertificateView): string {
  const { facts } = view
  if (isVoid(view)) return m.certificate_void_text()
  if (facts.isForever) return m.certificate_forever()
  const time = formatTime(facts.unlockAt)
  if (isOver(view)) return m.certificate_ended({ time })
  const isGradual = facts.kind === 'token' && facts.schedule !== undefined
  return isGradual ? m.certificate_released_until({ time }) : m.certificate_until({ time })
}

/** Part of the asset's whole supply; undefined where it has none or does not say. */
export function shareText(view: CertificateView): string | undefined {
  const { certificate, facts } = view
  if (facts.kind === 'nft' || certificate.told.totalSupply === undefined) return undefined
  const supply = BigInt(certificate.told.totalSupply)
  const worth = calculateToldWorth(facts, certificate.told, facts.units - freeUnits(view))
  return supply === 0n || worth === undefined ? undefined : formatBps(shareBps(worth, supply))
}
