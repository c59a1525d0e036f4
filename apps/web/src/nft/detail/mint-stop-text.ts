import { formatInteger, formatTime, m } from '@slipway/messages'
import { calculateMintable, type MintStop } from '@slipway/sdk/nft/mint-math'
import { countOwnerMints } from '@slipway/sdk/nft/nft-phase'
import type { NftView } from './nft-view.ts'
import type { Allowance } from './use-allowance.ts'

type MintFacts = Pick<NftView, 'sale' | 'now' | 'my'>

/** What the wallet can mint now, by the chain's word and its proof of the list. */
export function mintableOf({ sale, now, my }: MintFacts, allowance: Allowance) {
  const listed = allowance.state === 'listed' ? allowance.listed : undefined
  return calculateMintable({ sale, now, minted: my?.minted ?? 0, listed })
}

function unlistedText({ sale }: MintFacts, { state }: Allowance): string {
  const time = formatTime(sale.terms.publicStart)
  if (state === 'none') return m.nftpage_stop_not_listed_none({ time })
  if (state === 'failed') return m.nftpage_stop_list_failed({ time })
  if (state === 'loading') return m.nftpage_stop_list_loading()
  return m.nftpage_stop_not_listed({ time })
}

/** What is left once everybody's minting is over: nothing, but for the owner's free share. */
function endedText({ sale, now }: MintFacts): string {
  const left = sale.terms.total - sale.state.minted
  const share = countOwnerMints(sale, now)
  return share === 0
    ? m.nftpage_stop_ended({ count: formatInteger(left) })
    : m.nftpage_stop_public_ended({
        share: formatInteger(share),
        count: formatInteger(left - share),
      })
}

/** Why nothing can be minted now, in words. */
export function mintStopText(stop: MintStop, facts: MintFacts, allowance: Allowance): string {
  const { terms } = facts.sale
  switch (stop) {
    case 'coming':
      return m.nftpage_stop_coming({ time: formatTime(terms.listStart || terms.publicStart) })
    case 'not-listed':
      return unlistedText(facts, allowance)
    case 'allowance-used': {
      // What the owner gave counts as minted, and is no part of it.
      const most = allowance.state === 'listed' ? allowance.listed.allowance : 0
      return m.nftpage_stop_allowance({ count: formatInteger(most) })
    }
    case 'cap':
      return m.nftpage_stop_cap({ count: formatInteger(terms.cap) })
    case 'sold-out':
      return m.nftpage_stop_sold_out()
    case 'ended':
      return endedText(facts)
    case 'owner':
      return m.nftpage_stop_owner()
  }
}
