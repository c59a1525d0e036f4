import { useEffect, useState } from 'react'
import { type Asset, isFilm } from './asset-set.ts'
import classes from './assets.module.css'

/** What a file shows, from this device; it is read while it is on the screen only. */
export function AssetPicture({ asset }: { asset: Pick<Asset, 'file' | 'ending'> }) {
  const { file } = asset
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const own = URL.createObjectURL(file)
    setUrl(own)
    return () => URL.revokeObjectURL(own)
  }, [file])
  if (!url) return <span className={classes.picture} />
  return isFilm(asset) ? (
    <video className={classes.picture} src={url} muted preload="metadata" />
  ) : (
    <img className={classes.picture} src={url} alt="" decoding="async" />
  )
}
