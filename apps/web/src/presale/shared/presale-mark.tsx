import { TokenAvatar } from '@slipway/ui/token-avatar'
import { useState } from 'react'
import { ipfsPath } from '../../files/ipfs-path.ts'
import classes from './presale-parts.module.css'

interface PresaleMarkProps {
  /** Address of the picture as the project gave it; pictures from elsewhere are not loaded. */
  logo: string | null | undefined
  symbol: string
  /** Gives a presale without a picture a mark of its own. */
  seed: string
  size?: number
}

/** A project's logo from the own content store, or a mark drawn from the presale's address. */
export function PresaleMark({ logo, symbol, seed, size = 44 }: PresaleMarkProps) {
  const [failed, setFailed] = useState<string>()
  const path = ipfsPath(logo)
  if (!path || failed === path) return <TokenAvatar symbol={symbol} seed={seed} size={size} />
  return (
    <img
      className={classes.mark}
      src={path}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(path)}
    />
  )
}
