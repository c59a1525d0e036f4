let isPressed = false

if (typeof window !== 'undefined') {
  const track = (pressed: boolean) => () => {
    isPressed = pressed
  }
  window.addEventListener('pointerdown', track(true), { capture: true })
  window.addEventListener('pointerup', track(false), { capture: true })
  window.addEventListener('pointercancel', track(false), { capture: true })
}

/**
 * Runs at once, or while the pointer is pressed when it is let go. A field that is left because a button is pressed
 * would else show its error between press and release, move the button away, and the click would be lost.
 */
export function afterPress(run: () => void): void {
  if (!isPressed) {
    run()
    return
  }
  const ends = ['pointerup', 'pointercancel'] as const
  const onEnd = () => {
    for (const end of ends) window.removeEventListener(end, onEnd)
    // The click follows the release in the same task.
    setTimeout(run)
  }
  for (const end of ends) window.addEventListener(end, onEnd)
}
