import { watchFocus } from './watch-focus.ts'

let last: Element | null = null

/** What has the focus, or lost it without being left; whoever left it by themselves left it. */
export const lastFocus = (): Element | null => last

/** Begins to note it, before anything opens. @returns what ends it */
export const followFocus = (): (() => void) =>
  watchFocus({
    come: (element) => {
      last = element
    },
    leave: (element) => {
      if (element === last) last = null
    },
  })
