import { Button, Loader } from '@mantine/core'
import type { StoredLogo } from '@slipway/api-client'
import { m } from '@slipway/messages'
import { NoticeBox } from '@slipway/ui/notice-box'
import { IconPhotoUp } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { withChunkTimeout } from '../core/lazy-part.ts'
import classes from './logo-drop.module.css'
import { LOGO_MAX_BYTES } from './logo-limits.ts'
import { LogoRefused } from './logo-refused.ts'
import { fileInput, useFileDrop } from './use-file-drop.ts'

/** Checks and stores; loaded with the first file. */
async function store(file: File): Promise<StoredLogo> {
  const { storeLogo } = await withChunkTimeout(import('./store-logo.ts'))
  return await storeLogo(file)
}

const textOf = (error: unknown) =>
  error instanceof LogoRefused ? error.message : m.console_ipfs_problem_unknown()

interface LogoDropProps {
  logo: Pick<StoredLogo, 'url'> | undefined
  onStored: (logo: StoredLogo) => void
  /** Offers to go on without it. */
  onRemoved?: () => void
}

/** Where a logo is chosen or dropped: checked here as the server will (under 1M, 1:1, format), then stored. */
export function LogoDrop({ logo, onStored, onRemoved }: LogoDropProps) {
  const inputId = useId()
  const upload = useMutation({ mutationFn: store, onSuccess: onStored })
  const take = ([file]: readonly File[]) => {
    if (file) upload.mutate(file)
  }
  const zone = useFileDrop(({ files }) => take([...files]))
  return (
    <>
      <label htmlFor={inputId} className={classes.drop} {...zone}>
        {logo ? (
          <img src={logo.url} alt={m.console_ipfs_logo_alt()} width={96} height={96} />
        ) : (
          <IconPhotoUp size={36} stroke={1.4} aria-hidden />
        )}
        <span>
          <strong>{logo ? m.console_ipfs_logo_another() : m.console_ipfs_logo_choose()}</strong>
          <small>{m.console_ipfs_logo_rule({ max: LOGO_MAX_BYTES / 1_000 })}</small>
        </span>
        {upload.isPending && <Loader size={20} aria-label={m.console_ipfs_uploading()} />}
        <input
          id={inputId}
          accept="image/png,image/jpeg,image/webp,image/gif"
          {...fileInput(take)}
        />
      </label>
      {upload.error && (
        <NoticeBox tone="bad" role="alert" title={m.console_ipfs_refused()}>
          {textOf(upload.error)}
        </NoticeBox>
      )}
      {logo && onRemoved && (
        <Button variant="default" size="compact-xs" onClick={onRemoved}>
          {m.presale_logo_without()}
        </Button>
      )}
    </>
  )
}
