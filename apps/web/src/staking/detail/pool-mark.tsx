import { TokenAvatar } from '@slipway/ui/token-avatar'
import { useState } from 'react'
import { ipfsPath } from '../../files/ipfs-path.ts'
import classes from './pool-head.module.css'

interface PoolMarkProps {
  /** As the project gives it; loaded from the content store alone. */
  logo: string | undefined
  symbol: string
  seed: string
  size: number
}

/** The logo of what is staked or paid, or a mark of its own. */
export function PoolMark({ logo, symbol, seed, size }: PoolMarkProps) {
  const [failed, setFailed] = useState<string>()
  const path = ipfsPath(logo)
  if (!path || failed === path) return <TokenAvatar symbol={symbol} seed={seed} size={size} />
  return (
    <img
      className={classes.logo}
      src={path}
      alt=""
      width={size}
      height={size}
      referrerPolicy="no-referrer"
      onError={() => setFailed(path)}
    />
  )
}
