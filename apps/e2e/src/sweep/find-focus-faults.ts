import type { Page } from 'playwright-core'
import { installPageTools } from './page-tools.ts'

/** Runs in the page: gives the focus to one stop after another, the last one first. */
function focusEach(): string[] {
  const { linesAround, name, placeFaults } = window.pageTools
  const selector = 'a[href], button, input, select, textarea, summary, [tabindex]'
  return [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((element) => element.tabIndex >= 0 && !element.matches(':disabled'))
    .filter((element) => !element.closest('[inert]'))
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .reverse()
    .flatMap((element) => {
      const before = linesAround(element)
      element.focus()
      if (document.activeElement !== element) return []
      const isMarked = linesAround(element) !== before
      return [...(isMarked ? [] : [`focus not marked: ${name(element)}`]), ...placeFaults(element)]
    })
}

/**
 * Gives the focus to whatever can have it, from the page's end to its start, and says where nobody could have seen it:
 * nothing marks it, or a bar that stays in view covers it (WCAG 2.4.7, 2.4.11).
 */
export async function findFocusFaults(page: Page): Promise<readonly string[]> {
  await page.evaluate(installPageTools)
  return page.evaluate(focusEach)
}
