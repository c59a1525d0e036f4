import { createStore, type StoreApi } from 'zustand/vanilla'

/** Which browser tab keeps a draft: one at a time, so that none overwrites what another has typed. */
export interface DraftLock {
  /** `isElsewhere`: another tab keeps the draft, and this one keeps nothing of it. */
  readonly store: StoreApi<{ readonly isElsewhere: boolean }>
  /** Looks whether another tab keeps the draft, when a form opens. */
  readonly look: () => Promise<void>
  /** Keeps the draft in this tab from the first entry on, unless another tab does; resolves once that is known. */
  readonly hold: () => Promise<void>
  /** Whether this tab keeps the draft; where the browser has no locks, every tab does. */
  readonly isHere: () => boolean
  /**
   * Saves as the tab that keeps the draft: at once if this one does, else once it is known that no other does. Of several
   * that wait the latest is saved; none is while another tab keeps the draft, or after `release`.
   */
  readonly keep: (save: () => void) => void
  /** Keeps it here, and no longer in the other tab, which is told. */
  readonly take: () => Promise<void>
  /** Lets others keep it, also where `hold` has yet to be answered: the form was left or is done. */
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
  /** A request whose answer is still to come. */
  let asked: Promise<void> | undefined
  /** The form was left before the answer came. */
  let isLeft = false
  /** What is to be saved once the answer is known. */
  let waiting: (() => void) | undefined
  /** Settles when a lock that was had is free for others again, which the browser does later than it is let go. */
  let free: Promise<unknown> = Promise.resolve()

  const show = (isElsewhere: boolean) => store.setState({ isElsewhere })
  const isHere = () => !locks || letGo !== undefined

  /** Resolves once it is known who has the lock; the lock itself is had until it is let go or taken. */
  const request = (options: LockOptions) =>
    new Promise<void>((resolve) => {
      let own: (() => void) | undefined
      const had = locks?.request(key, options, (lock) => {
        const save = waiting
        waiting = undefined
        show(lock === null)
        resolve()
        if (!lock || isLeft) return undefined
        return new Promise<void>((end) => {
          own = end
          letGo = end
          save?.()
        })
      })
      // It rejects where another tab takes the lock, and not where this one takes it from itself.
      free = Promise.resolve(had).catch(() => {
        if (letGo === own) {
          letGo = undefined
          waiting = undefined
          show(true)
        }
        resolve()
      })
    })

  const ask = (options: LockOptions, after: Promise<unknown>) => {
    const one = after
      .then(() => request(options))
      .finally(() => {
        if (asked === one) asked = undefined
      })
    asked = one
    return one
  }

  const hold = async () => {
    isLeft = false
    if (isHere()) return
    // Who had it when it was last asked for may have closed since.
    await (asked ?? ask({ ifAvailable: true }, free))
  }

  return {
    store,
    isHere,
    look: async () => {
      if (!locks || letGo || asked) return
      await free
      const { held = [] } = await locks.query()
      if (!letGo && !asked) show(held.some((one) => one.name === key))
    },
    hold,
    keep: (save) => {
      if (isHere()) return save()
      waiting = save
      void hold()
    },
    take: async () => {
      isLeft = false
      if (locks) await ask({ steal: true }, Promise.resolve())
      else show(false)
    },
    release: () => {
      isLeft = true
      waiting = undefined
      letGo?.()
      letGo = undefined
    },
  }
}

/**
 * Whether this tab has kept the draft, and still does. What is emptied then is saved as well: a reload would bring back what
 * was kept before.
 */
export const isKeptHere = (
  lock: Pick<DraftLock, 'isHere'>,
  isOfThisVisit: () => boolean,
): boolean => isOfThisVisit() && lock.isHere()
