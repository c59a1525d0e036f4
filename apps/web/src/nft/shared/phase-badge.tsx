import { m } from '@slipway/messages'
import { isAllMinted, type NftPhase, type PhaseFacts } from '@slipway/sdk/nft/nft-phase'
import { StatusBadge, type StatusTone } from '@slipway/ui/status-badge'

/** Where a sale is, in a word. */
export const phaseTexts: Readonly<Record<NftPhase, () => string>> = {
  coming: m.nftpage_phase_coming,
  list: m.nftpage_phase_list,
  public: m.nftpage_phase_public,
  finished: m.nftpage_phase_finished,
  owner: m.nftpage_phase_owner,
}

const tones: Readonly<Record<NftPhase, StatusTone>> = {
  coming: 'info',
  list: 'warn',
  public: 'good',
  finished: 'neutral',
  owner: 'neutral',
}

interface PhaseBadgeProps {
  readonly sale: PhaseFacts
  readonly phase: NftPhase
}

/** Where a sale is by the clock and by what is minted; one that sold all says so, whenever it was to end. */
export function PhaseBadge({ sale, phase }: PhaseBadgeProps) {
  const isSoldOut = sale.terms.mintMethod === 'public' && isAllMinted(sale)
  return (
    <StatusBadge tone={tones[phase]}>
      {isSoldOut ? m.nftpage_phase_sold_out() : phaseTexts[phase]()}
    </StatusBadge>
  )
}
