import { formatInteger, formatTime, m } from '@slipway/messages'
import { calculateMintable, type MintStop } from '@slipway/sdk/nft/mint-math'
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

/** Why nothing can be minted now, in words. */
export function mintStopText(stop: MintStop, facts: MintFacts, allowance: Allowance): string {
  const { terms, state } = facts.sale
  switch (stop) {
    case 'coming':
      return m.nftpage_stop_coming({ time: formatTime(terms.listStart || terms.publicStart) })
    case 'not-listed':
      return unlistedText(facts, allowance)
    case 'allowance-used':
      return m.nftpage_stop_allowance({ count: formatInteger(facts.my?.minted ?? 0) })
    case 'cap':
      return m.nftpage_stop_cap({ count: formatInteger(terms.cap) })
    case 'sold-out':
      return m.nftpage_stop_sold_out()
    case 'ended':
      return m.nftpage_stop_ended({ count: formatInteger(terms.total - state.minted) })
    case 'owner':
      return m.nftpage_stop_owner()
  }
}
