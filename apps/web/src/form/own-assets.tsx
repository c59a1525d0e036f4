import { m } from '@slipway/messages'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import { TokenAvatar } from '@slipway/ui/token-avatar'
import type { ReactNode } from 'react'
import type { Address } from 'viem'
import classes from './own-assets.module.css'
import { type OwnAsset, useOwnAssets } from './use-own-assets.ts'

interface OfferedAsset {
  readonly address: Address
  readonly name: string
}

interface OwnAssetsProps {
  legend: string
  /** Said while there is nothing to offer. */
  none: ReactNode
  withLiquidity?: boolean
  /** Offered after the account's own. */
  more?: readonly OfferedAsset[]
  onChoose: (address: Address) => void
}

const MOST_OFFERED = 8

const toOffer = ({ address, symbol, isLiquidity }: OwnAsset): OfferedAsset => ({
  address,
  name: isLiquidity ? m.lock_asset_liquidity({ symbol }) : symbol,
})

/** Buttons that fill an address in: what belongs to the connected account, and what is named besides. */
export default function OwnAssets(props: OwnAssetsProps) {
  const { legend, none, withLiquidity = false, more = [], onChoose } = props
  const offered = [...useOwnAssets(withLiquidity).map(toOffer), ...more].filter(
    ({ address }, index, all) =>
      all.findIndex((one) => one.address.toLowerCase() === address.toLowerCase()) === index,
  )
  if (offered.length === 0) return none
  return (
    <fieldset className={classes.root}>
      <legend>{legend}</legend>
      {offered.slice(0, MOST_OFFERED).map(({ address, name }) => (
        <button
          key={address}
          type="button"
          className={classes.one}
          onClick={() => onChoose(address)}
        >
          <TokenAvatar symbol={name} seed={address} size={22} />
          <strong>{name}</strong>
          <span>{shortenAddress(address)}</span>
        </button>
      ))}
    </fieldset>
  )
}
