import { AmountSection } from './amount-section.tsx'
import type { LockAsset } from './lock-asset.ts'
import { useFormChoice } from './lock-form-context.ts'
import { NftSection } from './nft-section.tsx'
import { OptionsSection } from './options-section.tsx'
import { ReleaseSection } from './release-section.tsx'
import { TimeSection } from './time-section.tsx'

/** The fields that apply to what the address is; loaded once that is known. */
export default function LockTerms({ asset }: { asset: Extract<LockAsset, { state: 'known' }> }) {
  const { address, facts } = asset
  const entry = useFormChoice('entry')
  const until = useFormChoice('until')
  const release = useFormChoice('release')
  const isNft = facts.kind === 'nft'
  const isList = entry === 'list' && !isNft
  const hasRelease = !isNft && !isList && until === 'date'
  return (
    <>
      {isNft ? <NftSection collection={address} facts={facts} /> : <AmountSection facts={facts} />}
      {!isList && <TimeSection isStepped={hasRelease && release === 'stepped'} />}
      {hasRelease && <ReleaseSection />}
      <OptionsSection facts={facts} />
    </>
  )
}
