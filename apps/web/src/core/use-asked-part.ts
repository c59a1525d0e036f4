import { m } from '@slipway/messages'
import { notify } from '@slipway/ui/notices'
import { startTransition, useState } from 'react'

/**
 * For a button that stands in for a part until somebody wants it: what is behind it loads once the pointer or the focus
 * is on the button, and takes its place when it was pressed and is there.
 *
 * @param load what `lazyPart` was given
 */
export function useAskedPart(load: () => Promise<unknown>) {
  const [isAsked, setAsked] = useState(false)
  const preload = () => {
    // Where it fails, pressing the button tries again and says so.
    load().catch(() => undefined)
  }
  return {
    isAsked,
    buttonProps: {
      onPointerEnter: preload,
      onFocus: preload,
      // In a transition the button stays as it is until the part can be shown.
      onClick: () =>
        load().then(
          () => startTransition(() => setAsked(true)),
          () =>
            notify({ tone: 'bad', title: m.shell_chunk_title(), message: m.shell_chunk_text() }),
        ),
    },
  }
}
