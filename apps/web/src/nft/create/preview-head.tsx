import { NftPicture } from '../../files/nft-picture.tsx'
import classes from './create.module.css'

/** A collection that has a name, with a picture of its own until it has others. */
export default function PreviewHead({ name, symbol }: { name: string; symbol: string }) {
  return (
    <div className={classes.head}>
      <NftPicture picture={undefined} name={name} seed={symbol} />
      <p>
        <strong>{name}</strong> {symbol}
      </p>
    </div>
  )
}
