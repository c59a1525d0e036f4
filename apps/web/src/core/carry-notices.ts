import { type NoticeContent, noticeList, notify } from '@slipway/ui/notices'

const KEY = 'slipway:notices'

/** Keeps what the page tells the user over its reload: it may not have been read yet. */
export function carryNotices(): void {
  const notices = noticeList().map(({ id: _, ...content }) => content)
  try {
    sessionStorage.setItem(KEY, JSON.stringify(notices))
  } catch {
    // A browser without storage shows them until the reload.
  }
}

/** Tells again what was carried over a reload, once. */
export function showCarriedNotices(): void {
  try {
    const notices = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as readonly NoticeContent[]
    sessionStorage.removeItem(KEY)
    for (const notice of notices) notify(notice)
  } catch {
    // As above.
  }
}
