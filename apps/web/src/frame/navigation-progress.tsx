import { m } from '@slipway/messages'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { ChunkTimeoutError, chunkTimeoutMs } from '../shell/chunk-error.ts'
import classes from './navigation-progress.module.css'

/** A thin line while the next page's code is on its way; gives up with an error after 120 s. */
export function NavigationProgress() {
  const isPending = useRouterState({ select: (state) => state.status === 'pending' })
  const [isOverdue, setOverdue] = useState(false)
  useEffect(() => {
    setOverdue(false)
    if (!isPending) return
    const timer = setTimeout(() => setOverdue(true), chunkTimeoutMs)
    return () => clearTimeout(timer)
  }, [isPending])
  // Thrown while rendering, so that the root's error screen says what happened and how to go on.
  if (isOverdue) throw new ChunkTimeoutError()
  return isPending ? (
    <div className={classes.root} role="progressbar" aria-label={m.shell_loading()} />
  ) : null
}
