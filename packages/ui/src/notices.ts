export interface NoticeContent {
  readonly tone: 'info' | 'good' | 'warn' | 'bad'
  readonly title?: string
  readonly message?: string
}

export interface Notice extends NoticeContent {
  readonly id: number
}

/** More than this at once cannot be read; the oldest give way. */
const limit = 4

let notices: readonly Notice[] = []
let lastId = 0
const listeners = new Set<() => void>()

function publish(next: readonly Notice[]): void {
  notices = next
  for (const listener of listeners) listener()
}

/**
 * Tells the user something that has no place on the page itself. The same notice is not shown
 * twice at a time.
 */
export function notify(content: NoticeContent): void {
  const isShown = notices.some(
    (one) =>
      one.tone === content.tone && one.title === content.title && one.message === content.message,
  )
  if (isShown) return
  lastId += 1
  publish([...notices, { ...content, id: lastId }].slice(-limit))
}

export function dismissNotice(id: number): void {
  publish(notices.filter((notice) => notice.id !== id))
}

export const noticeList = (): readonly Notice[] => notices

export function subscribeToNotices(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
