import { formatInteger, m } from '@slipway/messages'
import { countOwnerMints } from '@slipway/sdk/nft/nft-phase'
import { nftCapabilities } from '@slipway/sdk/nft/types'
import type { NftView } from './nft-view.ts'

type Facts = Pick<NftView, 'sale' | 'now'>

/** Whether the contract would still let the owner do it (`INftSale.capabilities`). */
export const hasPower = (
  { sale }: Pick<NftView, 'sale'>,
  power: keyof typeof nftCapabilities,
): boolean => (sale.state.capabilities & nftCapabilities[power]) !== 0n

/** Whether the list can still be changed: until everybody mints, by the page's clock too. */
export const canSetList = (facts: Facts): boolean =>
  hasPower(facts, 'list') && facts.now < facts.sale.terms.publicStart

/** What the owner of a collection can still do, in words; nothing once it was renounced. */
export function ownerPowers(facts: Facts): readonly string[] {
  const { state, terms } = facts.sale
  if (!hasPower(facts, 'ownership')) return []
  const share = countOwnerMints(facts.sale, facts.now)
  return [
    ...(share > 0 ? [m.nftpage_can_share({ count: formatInteger(share) })] : []),
    ...(canSetList(facts) ? [m.nftpage_can_list()] : []),
    ...(hasPower(facts, 'uri') ? [m.nftpage_can_uri()] : []),
    ...(state.reveal.hidden ? [m.nftpage_can_reveal()] : []),
    ...(hasPower(facts, 'inviter') ? [m.nftpage_can_inviter()] : []),
    ...(hasPower(facts, 'texts') ? [m.nftpage_can_info()] : []),
    ...(terms.mintMethod === 'public' ? [m.nftpage_can_withdraw()] : []),
    m.nftpage_can_hand(),
  ]
}
