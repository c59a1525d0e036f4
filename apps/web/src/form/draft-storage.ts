import { createDraftLock, type DraftLock } from './draft-lock.ts'

/** A form that was left unfinished. */
export interface StoredDraft<Values> {
  readonly values: Values
  /** Unix milliseconds of the last change. */
  readonly savedAt: number
}

export interface DraftStorage<Values> {
  /** The draft that was left, if any; entries that another release did not know are filled in empty. */
  load: () => StoredDraft<Values> | null
  /** Which browser tab keeps the draft. While another does, nothing is saved or cleared here. */
  readonly lock: DraftLock
  /** A full or refused storage loses only the draft, never the form on screen. @returns when it was saved */
  save: (values: Values) => number
  /** By who starts over, and by each page that has made what was drafted; nothing else ends a draft. */
  clear: () => void
  /** True when the draft was typed in this very browser tab: a reload then goes on without asking. */
  isOfThisVisit: () => boolean
}

function isDraft(value: unknown): value is StoredDraft<object> {
  const draft = value as Partial<StoredDraft<unknown>> | null
  return (
    typeof draft?.values === 'object' && draft.values !== null && typeof draft.savedAt === 'number'
  )
}

/**
 * Keeps the draft of one form in this browser.
 * @param name of the form and its network, part of the storage's key
 * @param empty the form without entries
 * @param lock of the draft; its own by default
 */
export function createDraftStorage<Values extends object>(
  name: string,
  empty: Values,
  lock: DraftLock = createDraftLock(name),
): DraftStorage<Values> {
  const key = `slipway.${name}`
  const visitKey = `slipway.${name}-open`
  const isElsewhere = () => lock.store.getState().isElsewhere
  return {
    lock,
    load: () => {
      try {
        const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
        if (!isDraft(stored)) return null
        return { savedAt: stored.savedAt, values: { ...empty, ...stored.values } }
      } catch {
        // Storage is refused, or holds what nobody of ours wrote: there is no draft.
        return null
      }
    },
    save: (values) => {
      const savedAt = Date.now()
      if (isElsewhere()) return savedAt
      try {
        localStorage.setItem(key, JSON.stringify({ values, savedAt }))
        sessionStorage.setItem(visitKey, '1')
      } catch {
        // The form then lasts as long as the page.
      }
      return savedAt
    },
    clear: () => {
      sessionStorage.removeItem(visitKey)
      if (isElsewhere()) return
      localStorage.removeItem(key)
      lock.release()
    },
    isOfThisVisit: () => sessionStorage.getItem(visitKey) === '1',
  }
}
