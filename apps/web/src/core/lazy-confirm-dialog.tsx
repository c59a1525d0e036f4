import { Loader } from '@mantine/core'
import { m } from '@slipway/messages'
import type ConfirmDialogComponent from '@slipway/ui/confirm-dialog'
import { notify } from '@slipway/ui/notices'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { withChunkTimeout } from './lazy-part.ts'

type Dialog = typeof ConfirmDialogComponent

/**
 * Asks once more before an act; loaded with the first question, for it brings everything that floats along. Where it does
 * not come, the question is closed and the page stays as it is, with all that was typed.
 */
export function ConfirmDialog(props: ComponentProps<Dialog>) {
  const [Loaded, setLoaded] = useState<Dialog>()
  const close = useRef(props.onClose)
  close.current = props.onClose
  useEffect(() => {
    let isLeft = false
    withChunkTimeout(import('@slipway/ui/confirm-dialog')).then(
      ({ default: dialog }) => !isLeft && setLoaded(() => dialog),
      () => {
        if (isLeft) return
        notify({ tone: 'bad', title: m.shell_chunk_title(), message: m.shell_chunk_text() })
        close.current()
      },
    )
    return () => {
      isLeft = true
    }
  }, [])
  return Loaded ? <Loaded {...props} /> : <Loader size="sm" aria-label={m.shell_loading()} />
}
