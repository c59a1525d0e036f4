import { CloseButton } from '@mantine/core'
import { m } from '@slipway/messages'
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { dismissNotice, type Notice, noticeList, subscribeToNotices } from './notices.ts'
import classes from './toaster.module.css'

/** How long a notice stays; errors stay until they are closed. */
const lifetimeMs = 5_000

/** Shows what `notify` was told, at the lower edge, and announces it. Once per app. */
export function Toaster() {
  const notices = useSyncExternalStore(subscribeToNotices, noticeList, noticeList)
  const root = useRef<HTMLElement>(null)
  // What has the focus never comes to lie below what is told: the page keeps that much of its lower edge free.
  useLayoutEffect(() => {
    const height = notices.length === 0 ? 0 : (root.current?.offsetHeight ?? 0)
    document.documentElement.style.setProperty('--sw-notices', `${height}px`)
  }, [notices])
  return (
    <section ref={root} className={classes.root} aria-label={m.shell_notices()} aria-live="polite">
      {notices.map((notice) => (
        <Toast key={notice.id} notice={notice} />
      ))}
    </section>
  )
}

function Toast({ notice }: { notice: Notice }) {
  const { id, tone, title, message } = notice
  useEffect(() => {
    if (tone === 'bad') return
    const timer = setTimeout(() => dismissNotice(id), lifetimeMs)
    return () => clearTimeout(timer)
  }, [id, tone])
  return (
    <div className={classes.toast} data-tone={tone} role={tone === 'bad' ? 'alert' : undefined}>
      <div className={classes.text}>
        {title && <p className={classes.title}>{title}</p>}
        {message && <p className={classes.message}>{message}</p>}
      </div>
      <CloseButton size="sm" aria-label={m.shell_close()} onClick={() => dismissNotice(id)} />
    </div>
  )
}
