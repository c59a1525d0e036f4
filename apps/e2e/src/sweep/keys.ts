import type { Locator, Page } from 'playwright-core'
import { installPageTools } from './page-tools.ts'

/** A page has less to stop at than this. */
const MOST_STOPS = 400

/** Runs in the page: why nobody can see where the focus is. */
function findLostFocus(): string[] {
  const { linesAround, name, placeFaults } = window.pageTools
  const focused = document.activeElement
  // Between the page's end and its start the browser's own controls have it.
  if (!focused || focused === document.body) return []
  return [
    ...(/[a-z]/.test(linesAround(focused)) ? [] : [`focus not marked: ${name(focused)}`]),
    ...placeFaults(focused),
  ]
}

/** Runs in the page: whether the element has the focus, or else on which side of it the element is. */
function sideOfFocus(element: Element): 'here' | 'Tab' | 'Shift+Tab' {
  const focused = document.activeElement
  if (focused === element) return 'here'
  const isBefore =
    focused && focused.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING
  return isBefore ? 'Shift+Tab' : 'Tab'
}

/** Somebody who has a keyboard and nothing to point with. */
export class Keys {
  readonly #page: Page
  /** Stops at which nobody could have seen where the focus is. */
  readonly lost: string[] = []

  constructor(page: Page) {
    this.#page = page
  }

  /** Goes one stop on or back, and looks where that is. */
  async step(key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await this.#page.keyboard.press(key)
    await this.#page.evaluate(installPageTools)
    this.lost.push(...(await this.#page.evaluate(findLostFocus)))
  }

  /** Goes from stop to stop until the target has the focus. @throws Error when it never gets there */
  async to(target: Locator): Promise<void> {
    await target.waitFor({ state: 'attached' })
    for (let stop = 0; stop < MOST_STOPS; stop++) {
      const side = await target.evaluate(sideOfFocus)
      if (side === 'here') return
      await this.step(side)
    }
    throw new Error(`No key leads to ${target}.`)
  }

  async press(target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await this.to(target)
    await this.#page.keyboard.press(key)
  }

  /** Types into a field, in place of what stands in it. */
  async type(target: Locator, text: string): Promise<void> {
    await this.to(target)
    await this.#page.keyboard.press('ControlOrMeta+a')
    await this.#page.keyboard.type(text)
  }

  /** Types a moment (`2027-01-31T15:04`) part by part, as an English browser asks for it. */
  async typeMoment(target: Locator, moment: string): Promise<void> {
    await this.to(target)
    const [day = '', time = ''] = moment.split('T')
    const [year, month, date] = day.split('-')
    const [hour = '', minute] = time.split(':')
    const half = Number(hour) < 12 ? 'AM' : 'PM'
    const ofTwelve = String(Number(hour) % 12 || 12).padStart(2, '0')
    await this.#page.keyboard.type(`${month}${date}${year}`)
    await this.#page.keyboard.press('ArrowRight')
    await this.#page.keyboard.type(`${ofTwelve}${minute}${half}`)
  }
}
