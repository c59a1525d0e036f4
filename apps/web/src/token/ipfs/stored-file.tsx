import { formatInteger, m } from '@slipway/messages'
import { CopyButton } from '@slipway/ui/copy-button'
import { IconExternalLink } from '@tabler/icons-react'
import classes from './ipfs.module.css'

interface StoredFileProps {
  file: { readonly cid: string; readonly uri: string; readonly url: string; readonly size: number }
}

/** A file under its content address: the same bytes have the same address everywhere. */
export function StoredFile({ file }: StoredFileProps) {
  return (
    <dl className={classes.stored}>
      <div>
        <dt>{m.console_ipfs_cid()}</dt>
        <dd className={classes.cid}>
          {file.cid}
          <CopyButton value={file.cid} label={m.console_ipfs_copy_cid()} />
        </dd>
      </div>
      <div>
        <dt>{m.console_ipfs_uri()}</dt>
        <dd className={classes.cid}>
          {file.uri}
          <CopyButton value={file.uri} label={m.console_ipfs_copy_uri()} />
        </dd>
      </div>
      <div>
        <dt>{m.console_ipfs_stored()}</dt>
        <dd>
          {m.console_ipfs_bytes({ bytes: formatInteger(file.size) })}{' '}
          <a href={file.url} target="_blank" rel="noreferrer">
            {m.console_ipfs_open()} <IconExternalLink size={14} aria-hidden />
          </a>
        </dd>
      </div>
    </dl>
  )
}
