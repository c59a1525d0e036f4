import { TokenAvatar } from '@slipway/ui/token-avatar'
import type { Address } from 'viem'
import classes from './asset-facts.module.css'
import type { LockableAsset } from './lock-asset.ts'

interface AssetAvatarsProps {
  address: Address
  facts: LockableAsset
  /** Pixels. */
  size: number
}

/** The asset's picture; of liquidity those of its two tokens. */
export function AssetAvatars({ address, facts, size }: AssetAvatarsProps) {
  if (facts.kind !== 'pair')
    return <TokenAvatar symbol={facts.symbol ?? ''} seed={address} size={size} />
  return (
    <span className={classes.pair}>
      {[facts.token0, facts.token1].map((token) => (
        <TokenAvatar
          key={token.address}
          symbol={token.symbol ?? ''}
          seed={token.address}
          size={size - 8}
        />
      ))}
    </span>
  )
}
