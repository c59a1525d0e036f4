/** What lies around an element, from the inside out, and what stands beside it. */
const around = (element: Element): Element[] =>
  element.parentElement ? [element.parentElement, ...around(element.parentElement)] : []

const canTakeFocus = (one: Element | null | undefined): one is HTMLElement =>
  one instanceof HTMLElement &&
  one.isConnected &&
  !one.matches(':disabled') &&
  (one.tabIndex >= 0 || one.hasAttribute('tabindex'))

/** A part of the page takes the focus for as long as it is there, without becoming a stop. */
function makeReady(part: HTMLElement): void {
  if (part.hasAttribute('tabindex')) return
  part.tabIndex = -1
  part.addEventListener('blur', () => part.removeAttribute('tabindex'), { once: true })
}

/**
 * Notes where somebody is, before that changes.
 * @returns finds what stands there by then: the element itself, what took its place, the part of the page in which it was
 *   (where its success is told), or the page
 */
export function noteWayBack(element: Element | null): () => HTMLElement | undefined {
  const parents = element ? around(element) : []
  const [parent] = parents
  const at = element && parent ? [...parent.children].indexOf(element) : -1
  return () => {
    const near = [element, parent?.children[at]].find(canTakeFocus)
    if (near) return near
    const main = document.querySelector('main')
    const left = parents.find((one) => one.isConnected)
    const part = left?.closest<HTMLElement>('section')
    if (part && main?.contains(part)) {
      makeReady(part)
      return part
    }
    return canTakeFocus(main) ? main : undefined
  }
}
