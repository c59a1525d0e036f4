import { Button, Skeleton } from '@mantine/core'
import { m } from '@slipway/messages'
import { ErrorState } from '@slipway/ui/error-state'
import { notify } from '@slipway/ui/notices'
import { IconCopy, IconDownload } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { saveFile } from '../../files/save-file.ts'
import classes from './share-dialog.module.css'
import type { useSharePicture } from './use-share-picture.ts'

/** Not every browser takes pictures into its clipboard. */
const canCopy = () => typeof ClipboardItem === 'function' && navigator.clipboard !== undefined

async function copyPicture(file: File): Promise<void> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': file })])
    notify({ tone: 'good', message: m.presale_share_picture_copied() })
  } catch {
    // Refused by the browser or its user: saving is still there.
    notify({ tone: 'bad', message: m.presale_share_picture_refused() })
  }
}

function Drawn({ file, name }: { file: File; name: string }) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const own = URL.createObjectURL(file)
    setUrl(own)
    return () => URL.revokeObjectURL(own)
  }, [file])
  return (
    <>
      <img
        className={classes.picture}
        src={url}
        width={1200}
        height={630}
        alt={m.presale_share_picture_alt({ name })}
      />
      <div className={classes.ways}>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} stroke={1.6} aria-hidden />}
          onClick={() => saveFile(file.name, file)}
        >
          {m.presale_share_picture_save()}
        </Button>
        {canCopy() && (
          <Button
            variant="default"
            leftSection={<IconCopy size={16} stroke={1.6} aria-hidden />}
            onClick={() => void copyPicture(file)}
          >
            {m.presale_share_picture_copy()}
          </Button>
        )}
      </div>
    </>
  )
}

interface SharePictureProps {
  picture: ReturnType<typeof useSharePicture>
  name: string
}

/** The picture that chats show with the link; its place while it is drawn, and what to do while nobody draws it. */
export function SharePicture({ picture, name }: SharePictureProps) {
  const { data, isError, isFetching, refetch } = picture
  return (
    <section className={classes.embed}>
      <h3>{m.presale_share_picture_title()}</h3>
      <p>{m.presale_share_picture_text()}</p>
      {data && <Drawn file={data} name={name} />}
      {!data && isError && (
        <ErrorState
          title={m.presale_share_picture_failed()}
          text={m.presale_share_picture_away()}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {!data && !isError && (
        <div role="status" aria-label={m.shell_loading()}>
          <Skeleton className={classes.waiting} />
        </div>
      )}
    </section>
  )
}
