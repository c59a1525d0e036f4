import type { StoredLogo } from '@slipway/api-client'
import { m } from '@slipway/messages'
import { Panel } from '@slipway/ui/panel'
import { TokenAvatar } from '@slipway/ui/token-avatar'
import { linkNames } from '../../files/link-names.ts'
import classes from './ipfs.module.css'
import type { MetadataValues } from './read-metadata.ts'

interface MetadataPreviewProps {
  values: MetadataValues
  logo: StoredLogo | undefined
}

/** A token as a wallet would list it, while it is being described. */
export function MetadataPreview({ values, logo }: MetadataPreviewProps) {
  const name = values.name.trim() || m.console_ipfs_preview_name()
  const symbol = values.symbol.trim() || m.console_ipfs_preview_symbol()
  const links = linkNames.filter((link) => values[link].trim() !== '')
  return (
    <Panel title={m.console_ipfs_preview_title()} description={m.console_ipfs_preview_text()}>
      <div className={classes.preview}>
        {logo ? (
          <img src={logo.url} alt="" width={56} height={56} />
        ) : (
          <TokenAvatar symbol={symbol} seed={symbol} size={56} />
        )}
        <div>
          <strong>{name}</strong>
          <span>{symbol}</span>
        </div>
      </div>
      {values.description.trim() && <p className={classes.about}>{values.description.trim()}</p>}
      {links.length > 0 && (
        <ul className={classes.chips}>
          {links.map((link) => (
            <li key={link}>{link}</li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
