import type { Page } from 'playwright-core'
import { installPageTools } from './page-tools.ts'

type Stated = { readonly element: Element; readonly attribute: string }

/** What looks at the same page leave for each other. */
declare global {
  interface Window {
    findGrounds(): Element[]
    isStateDrawn(stated: Stated): boolean
    shownParts: { readonly grounds: readonly Element[]; readonly states: readonly Stated[] }
  }
}

/** Runs in the page: how grounds and states are told apart from what is around them. */
function installLooks(): void {
  const { isDrawn, isShown } = window.pageTools
  const groundOf = (element: Element | null): string => {
    if (!element) return ''
    const { backgroundColor } = getComputedStyle(element)
    return isDrawn(backgroundColor) ? backgroundColor : groundOf(element.parentElement)
  }
  const looksOf = (element: Element, part?: string) => {
    const style = getComputedStyle(element, part)
    if (part && /none|normal/.test(style.content)) return ''
    return [
      part ? style.backgroundColor : groundOf(element),
      ...[style.color, style.backgroundImage, style.boxShadow, style.outline, style.border],
      ...[style.borderBottom, style.textDecorationLine, style.fontWeight, style.opacity],
      ...[style.transform, style.display, style.fill, style.stroke, style.left, style.content],
    ].join(' ')
  }
  const looksAround = (element: Element) =>
    [element, ...[...element.querySelectorAll('*')].slice(0, 40)]
      .flatMap((one) => [looksOf(one), looksOf(one, '::before'), looksOf(one, '::after')])
      .join('|')
  /** A ground is a thing of its own where it has a shape: round corners, or nothing written on it. */
  const isThing = (element: Element) =>
    getComputedStyle(element).borderTopLeftRadius !== '0px' ||
    ((element.textContent ?? '').trim() === '' && !element.querySelector('*'))

  window.findGrounds = () =>
    [...document.body.querySelectorAll('*')].filter((element) => {
      const { width, height } = element.getBoundingClientRect()
      const { backgroundColor } = getComputedStyle(element)
      return (
        Math.min(width, height) >= 2 &&
        isDrawn(backgroundColor) &&
        backgroundColor !== groundOf(element.parentElement) &&
        isShown(element) &&
        isThing(element)
      )
    })
  // Seen by taking the state away for a moment.
  window.isStateDrawn = ({ element, attribute }) => {
    const around = element.parentElement ?? element
    const before = looksAround(around)
    const value = element.getAttribute(attribute) ?? ''
    element.removeAttribute(attribute)
    const after = looksAround(around)
    element.setAttribute(attribute, value)
    return before !== after
  }
}

/** Runs in the page, in its own colours: what has a ground of its own, and which states change what is drawn. */
function noteParts(): void {
  const attributes = [
    ...['aria-current', 'aria-selected', 'aria-pressed', 'aria-checked', 'aria-invalid'],
    ...['data-checked', 'data-active', 'data-shown', 'data-here', 'data-state', 'data-hovered'],
    ...['data-selected', 'data-elsewhere'],
  ]
  const states = attributes
    .flatMap((attribute) =>
      [...document.querySelectorAll(`[${attribute}]:not([${attribute}="false"])`)].map(
        (element) => ({ element, attribute }),
      ),
    )
    // What is said twice is drawn by what everybody says it with.
    .filter(
      ({ element, attribute }) =>
        !attribute.startsWith('data-') || !element.hasAttribute('aria-selected'),
    )
    .filter(({ element }) => window.pageTools.isShown(element))
    .filter(window.isStateDrawn)
  window.shownParts = { grounds: window.findGrounds(), states }
}

/** Runs in the page, in the system's colours: which of these cannot be told from what is around them any more. */
function findLostParts(): string[] {
  const { isDrawn, isShown, name } = window.pageTools
  const hasLine = (element: Element) => {
    const style = getComputedStyle(element)
    const borders = [
      [style.borderTopWidth, style.borderTopStyle, style.borderTopColor],
      [style.borderLeftWidth, style.borderLeftStyle, style.borderLeftColor],
      [style.borderBottomWidth, style.borderBottomStyle, style.borderBottomColor],
      [style.outlineWidth, style.outlineStyle, style.outlineColor],
    ] as const
    return borders.some(
      ([width, kind, color]) => Number.parseFloat(width) > 0 && kind !== 'none' && isDrawn(color),
    )
  }
  // A place that is kept for what is still on its way says nothing by its colour.
  const isPending = (element: Element) =>
    element.closest('[aria-busy="true"], [class*="Skeleton"], [class*="ending_"]') !== null
  const { grounds, states } = window.shownParts
  const kept = new Set(window.findGrounds())
  return [
    ...grounds
      .filter((element) => isShown(element) && !kept.has(element))
      .filter((element) => !hasLine(element) && !isPending(element))
      .map((element) => `ground without a line: ${name(element)}`),
    ...states
      .filter(({ element }) => element.isConnected)
      .filter((stated) => !window.isStateDrawn(stated))
      .map(({ element, attribute }) => `state ${attribute} not to be seen: ${name(element)}`),
  ]
}

/**
 * What a page shows no more where the system's own colours replace its own (`forced-colors`): parts whose shape was
 * nothing but a ground, and states that were told by nothing but a colour. The page stays in the system's colours.
 */
export async function findVanishedParts(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ forcedColors: 'none' })
  await page.evaluate(installPageTools)
  await page.evaluate(installLooks)
  await page.evaluate(noteParts)
  await page.emulateMedia({ forcedColors: 'active' })
  return page.evaluate(findLostParts)
}
