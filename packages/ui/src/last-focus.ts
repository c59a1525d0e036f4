let last: Element | null = null

/** What has the focus, or lost it by being disabled; whoever left it by themselves left it. */
export const lastFocus = (): Element | null => last

const come = ({ target }: FocusEvent): void => {
  last = target as Element
}

// A button that is disabled while it works loses the focus to nobody, and browsers do not say so alike.
const leave = ({ target }: FocusEvent): void => {
  if (target === last && !last?.matches(':disabled')) last = null
}

/** Begins to note it, before anything opens. @returns what ends it */
export function followFocus(): () => void {
  document.addEventListener('focusin', come)
  document.addEventListener('focusout', leave)
  return () => {
    document.removeEventListener('focusin', come)
    document.removeEventListener('focusout', leave)
  }
}
