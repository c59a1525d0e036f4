import { errorMessage, m } from '@slipway/messages'
import type { MultisendAsset } from '@slipway/sdk/airdrop/multisend/types'
import { readAddress } from '@slipway/sdk/shared/read-address'
import { AddressField } from '@slipway/ui/address-field'
import { ChoiceCards } from '@slipway/ui/choice-cards'
import { Panel } from '@slipway/ui/panel'
import { activeChain } from '../../core/active-chain.ts'
import classes from './multisend.module.css'
import type { SendAsset } from './use-send-asset.ts'

interface AssetSectionProps {
  kind: MultisendAsset['kind']
  onKind: (kind: MultisendAsset['kind']) => void
  address: string
  onAddress: (address: string) => void
  asset: SendAsset
}

function addressError(address: string, { state }: SendAsset): string | undefined {
  if (address.trim() === '') return undefined
  const reading = readAddress(address)
  if (!reading.ok) return errorMessage(reading.code)
  return state === 'refused' ? m.error_Token_InfoNotFound() : undefined
}

/** Says what the chain knows of the address. */
function AssetNote({ asset }: { asset: SendAsset }) {
  const { state, name, unit } = asset
  const { name: chain } = activeChain
  if (state === 'reading')
    return (
      <p className={classes.note} role="status">
        {m.mapping_token_reading({ chain })}
      </p>
    )
  if (state === 'unread')
    return (
      <p className={classes.note} role="alert">
        {m.mapping_token_unread({ chain })}
      </p>
    )
  if (state !== 'known' || !unit || unit.kind !== 'token' || !name) return null
  const { symbol, decimals } = unit
  return (
    <p className={classes.note} role="status">
      {m.mapping_token_known({ name, symbol, decimals })}
    </p>
  )
}

/** What is sent. */
export function AssetSection({ kind, onKind, address, onAddress, asset }: AssetSectionProps) {
  const isNft = kind === 'nft'
  return (
    <Panel title={m.multisend_section_asset()} description={m.multisend_section_asset_text()}>
      <div className={classes.stack}>
        <ChoiceCards
          label={m.multisend_asset()}
          value={kind}
          onChange={onKind}
          choices={[
            {
              value: 'native',
              title: `${m.multisend_asset_native()} (${activeChain.nativeCurrency.symbol})`,
              text: m.multisend_asset_native_text(),
            },
            {
              value: 'token',
              title: m.multisend_asset_token(),
              text: m.multisend_asset_token_text(),
            },
            { value: 'nft', title: m.multisend_asset_nft(), text: m.multisend_asset_nft_text() },
          ]}
        />
        {kind !== 'native' && (
          <div>
            <AddressField
              label={isNft ? m.multisend_collection() : m.multisend_token()}
              rule={isNft ? m.multisend_collection_rule() : m.multisend_token_rule()}
              value={address}
              error={addressError(address, asset)}
              onChange={(event) => onAddress(event.currentTarget.value)}
            />
            <AssetNote asset={asset} />
          </div>
        )}
      </div>
    </Panel>
  )
}
