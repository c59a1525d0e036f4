import type { Page } from 'playwright-core'
import { installPageTools } from './page-tools.ts'

/** Runs in the page: a dialog that reaches out of the screen, or one of whose buttons nobody gets to. */
function findOutOfReach(): string[] {
  const { isShown, name } = window.pageTools
  const dialogs = [...document.querySelectorAll('[role="dialog"]')].filter(isShown)
  return dialogs.flatMap((dialog) => {
    const { left, right, top, bottom } = dialog.getBoundingClientRect()
    const isWithin = left > -1 && top > -1 && right < innerWidth + 1 && bottom < innerHeight + 1
    const unreached = [...dialog.querySelectorAll('button, a[href], input')]
      .filter(isShown)
      .filter((control) => {
        control.scrollIntoView({ block: 'nearest' })
        const box = control.getBoundingClientRect()
        const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
        const on = document.elementFromPoint(x, y)
        return !on || !(control.contains(on) || on.contains(control))
      })
    return [
      ...(isWithin ? [] : [`dialog out of the screen: ${name(dialog)}`]),
      ...unreached.map((control) => `not reached in the dialog: ${name(control)}`),
    ]
  })
}

/** Says where an open dialog does not fit the screen: it reaches out of it, or something to press stays out of reach. */
export async function findDialogFaults(page: Page): Promise<readonly string[]> {
  await page.evaluate(installPageTools)
  return page.evaluate(findOutOfReach)
}
