import { createStore, type StoreApi } from 'zustand/vanilla'

/** Which browser tab keeps a draft: one at a time, so that none overwrites what another has typed. */
export interface DraftLock {
  /** `isElsewhere`: another tab keeps the draft, and this one keeps nothing of it. */
  readonly store: StoreApi<{ readonly isElsewhere: boolean }>
  /** Looks whether another tab keeps the draft, when a form opens. */
  readonly look: () => Promise<void>
  /** Keeps the draft in this tab from the first entry on, unless another tab does. */
  readonly hold: () => Promise<void>
  /** Keeps it here, and no longer in the other tab, which is told. */
  readonly take: () => Promise<void>
  /** Lets others keep it: the form was left or is done. */
  readonly release: () => void
}

type Locks = Pick<LockManager, 'request' | 'query'>

/**
 * The lock of one draft. A closed tab lets go of it by itself.
 * @param name of the draft in this browser
 * @param locks null on insecure origins, where a second tab is the visitor's own business
 */
export function createDraftLock(
  name: string,
  locks: Locks | null = globalThis.navigator?.locks ?? null,
): DraftLock {
  const store = createStore(() => ({ isElsewhere: false }))
  const key = `slipway.draft.${name}`
  let letGo: (() => void) | undefined
  let isAsked = false
  /** Settles when a lock that was had is free for others again, which the browser does later than it is let go. */
  let free: Promise<unknown> = Promise.resolve()
  let freed = free

  const show = (isElsewhere: boolean) => store.setState({ isElsewhere })

  /** Resolves once it is known who has the lock; the lock itself is had until it is let go or taken. */
  const request = (options: LockOptions) =>
    new Promise<void>((resolve) => {
      isAsked = true
      const had = locks?.request(key, options, (lock) => {
        isAsked = false
        show(lock === null)
        resolve()
        if (!lock) return undefined
        return new Promise<void>((end) => {
          letGo = end
        })
      })
      // It rejects where another tab takes the lock.
      free = Promise.resolve(had).catch(() => {
        letGo = undefined
        show(true)
        resolve()
      })
    })

  return {
    store,
    look: async () => {
      if (!locks || letGo || isAsked) return
      await freed
      const { held = [] } = await locks.query()
      if (!letGo && !isAsked) show(held.some((one) => one.name === key))
    },
    hold: async () => {
      if (!locks || letGo || isAsked || store.getState().isElsewhere) return
      isAsked = true
      await freed
      await request({ ifAvailable: true })
    },
    take: async () => {
      if (locks) await request({ steal: true })
      else show(false)
    },
    release: () => {
      if (!letGo) return
      letGo()
      letGo = undefined
      freed = free
    },
  }
}
