import { TokenAvatar } from '@slipway/ui/token-avatar'
import { useState } from 'react'
import classes from './nft-picture.module.css'

interface NftPictureProps {
  /** Data or a path on the own origin. */
  picture: string | undefined
  name: string
  /** Gives an NFT without a picture a mark of its own. */
  seed: string
}

const SIZE = 112

/** The picture of an NFT. What a contract draws is an image to the page: nothing in it runs or loads (ADR 0125). */
export function NftPicture({ picture, name, seed }: NftPictureProps) {
  const [failed, setFailed] = useState<string>()
  if (!picture || failed === picture)
    return (
      <div className={classes.picture}>
        <TokenAvatar symbol={name} seed={seed} size={SIZE / 2} />
      </div>
    )
  return (
    <img
      className={classes.picture}
      src={picture}
      alt=""
      width={SIZE}
      height={SIZE}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setFailed(picture)}
    />
  )
}
