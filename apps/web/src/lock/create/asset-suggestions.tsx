import { m } from '@slipway/messages'
import OwnAssets from '../../form/own-assets.tsx'
import classes from './create.module.css'
import { useLockForm } from './lock-form-context.ts'
import { loadRecentAssets } from './recent-assets.ts'

/** What the visitor may have come to lock: liquidity and tokens of theirs, and what they locked before. */
export default function AssetSuggestions() {
  const { form } = useLockForm()
  return (
    <OwnAssets
      legend={m.lock_asset_suggested()}
      none={<p className={classes.muted}>{m.lock_asset_none()}</p>}
      withLiquidity
      more={loadRecentAssets()}
      onChoose={(address) => form.setFieldValue('asset', address)}
    />
  )
}
