import { m } from '@slipway/messages'
import { notify } from '@slipway/ui/notices'
import { useCallback, useState } from 'react'
import { withChunkTimeout } from './lazy-part.ts'
import { reportPart } from './report-part.ts'

/**
 * For a dialog or a drawer, which loads before it opens: one that does not load leaves the page as it is and says so, and
 * what opens it can be pressed again.
 *
 * @param load what `lazyPart` was given; the same at each render
 * @returns what it was opened with; undefined while it is closed
 */
export function useOpenedPart<Opened>(load: () => Promise<unknown>) {
  const [opened, setOpened] = useState<Opened>()
  const open = useCallback(
    async (next: Opened) => {
      try {
        await withChunkTimeout(load())
        setOpened(() => next)
      } catch (cause) {
        reportPart(cause)
        notify({ tone: 'bad', title: m.shell_chunk_title(), message: m.shell_chunk_text() })
      }
    },
    [load],
  )
  const close = useCallback(() => setOpened(undefined), [])
  return { opened, open, close }
}
