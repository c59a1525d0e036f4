/** What looks at a page share, within the page. */
export type PageTools = {
  /** How a finding names an element. */
  name(element: Element): string
  /** The element, and all that it lies in. */
  chain(element: Element): Element[]
  /** Kept for screen readers alone. */
  isForReaders(element: Element): boolean
  isShown(element: Element): boolean
  /** Whether it, or what it lies in, keeps its place while the page moves. */
  staysInView(element: Element): boolean
  isDrawn(color: string): boolean
  /** Lines around an element, its surroundings and what stands beside it: one of them marks the focus. */
  linesAround(element: Element): string
  /** Why nobody sees an element that has the focus: it is out of view, or something that stays in view covers it. */
  placeFaults(element: Element): string[]
}

declare global {
  interface Window {
    pageTools: PageTools
  }
}

/** Runs in the page: puts the tools on its window. */
export function installPageTools(): void {
  const chain = (element: Element): Element[] =>
    element.parentElement ? [element, ...chain(element.parentElement)] : [element]
  const isForReaders = (element: Element) =>
    chain(element).some((one) => {
      const { clipPath, clip, position } = getComputedStyle(one)
      return clipPath !== 'none' || (position === 'absolute' && clip !== 'auto')
    })
  const name = (element: Element) => element.outerHTML.replaceAll(/\s+/g, ' ').slice(0, 170)
  const isDrawn = (color: string) =>
    color !== 'transparent' && !/^rgba\(.*, 0\)$|\/ 0\)$/.test(color)
  const staysInView = (element: Element) =>
    chain(element).some((one) => /fixed|sticky/.test(getComputedStyle(one).position))
  const lineOf = (element: Element, part?: string) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element, part)
    const isLine = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1
    return isLine && isDrawn(outlineColor) ? outlineColor : ''
  }
  const isCovered = (element: Element, x: number, y: number) => {
    const on = document.elementFromPoint(x, y)
    if (!on || on.contains(element) || element.contains(on)) return false
    return staysInView(on) && !staysInView(element)
  }
  /** What of an element is drawn: of a box to tick, the whole of its label. */
  const drawnPart = (element: Element) => {
    const isBox = element.matches('[type="checkbox"], [type="radio"], [type="file"]')
    return (isBox && element.closest('label')) || element
  }
  const placeFaults = (focused: Element) => {
    const element = drawnPart(focused)
    const { left, right, top, bottom, height } = element.getBoundingClientRect()
    if (bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth)
      return [`focus out of view: ${name(focused)}`]
    // What is taller than that cannot always be in view as a whole.
    if (height > innerHeight / 3) return []
    const points = [
      [(left + right) / 2, (top + bottom) / 2],
      ...[left + 2, right - 2].flatMap((x) => [top + 2, bottom - 2].map((y) => [x, y])),
    ]
    const isHidden = points.every(([x = 0, y = 0]) => isCovered(element, x, y))
    return isHidden ? [`focus covered: ${name(focused)}`] : []
  }
  window.pageTools = {
    name,
    chain,
    isForReaders,
    isShown: (element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('[inert]') &&
      !isForReaders(element),
    staysInView,
    isDrawn,
    linesAround: (element) => {
      const around = [element, element.parentElement, element.parentElement?.parentElement]
      const beside = [element.nextElementSibling, element.previousElementSibling]
      return [...around, ...beside, element.closest('label')]
        .flatMap((one) =>
          one ? [lineOf(one), lineOf(one, '::before'), lineOf(one, '::after')] : [],
        )
        .join(';')
    },
    placeFaults,
  }
}
