import type { Page } from 'playwright-core'
import { installPageTools } from './page-tools.ts'

/** Runs in the page: what makes it wider than the screen. A phone's browser widens the page to what does not fit. */
function findWideParts(screenWidth: number): string[] {
  const { chain, name } = window.pageTools
  const { scrollWidth } = document.documentElement
  if (scrollWidth <= screenWidth) return []
  const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX)
  const wide = [...document.body.querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().right > screenWidth + 1)
    .filter((element) => !chain(element).some(scrolls))
  return [`sideways: ${scrollWidth - screenWidth} px: ${wide.slice(-3).map(name).join(' | ')}`]
}

/** Runs in the page: texts whose end nobody can see, without a sign of it. */
function findCutTexts(): string[] {
  const { chain, isShown, name } = window.pageTools
  const axes = [
    { overflow: 'overflowX', from: 'left', to: 'right', slack: 1 },
    { overflow: 'overflowY', from: 'top', to: 'bottom', slack: 4 },
  ] as const
  type Axis = (typeof axes)[number]
  const isExempt = ({ overflow }: Axis, style: CSSStyleDeclaration) =>
    /auto|scroll/.test(style[overflow]) ||
    (overflow === 'overflowX'
      ? style.textOverflow === 'ellipsis'
      : style.webkitLineClamp !== 'none')
  const cuts = ({ from, to, slack }: Axis, element: Element, text: Text) => {
    const range = document.createRange()
    range.selectNodeContents(text)
    const box = element.getBoundingClientRect()
    return [...range.getClientRects()].some(
      (rect) => rect.width > 0 && (rect[to] > box[to] + slack || rect[from] < box[from] - slack),
    )
  }
  function findCutter(axis: Axis, text: Text, around: readonly Element[]): Element | undefined {
    for (const element of around) {
      const style = getComputedStyle(element)
      if (isExempt(axis, style)) return undefined
      if (/hidden|clip/.test(style[axis.overflow]) && cuts(axis, element, text)) return element
      if (/fixed|absolute/.test(style.position)) return undefined
    }
    return undefined
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  return texts
    .filter(({ data, parentElement }) => {
      const isMeant = data.trim() && !parentElement?.matches('script, style, option, textarea')
      return isMeant && parentElement && isShown(parentElement)
    })
    .flatMap((text) => {
      const around = text.parentElement ? chain(text.parentElement).slice(0, -2) : []
      const cutter = axes.map((axis) => findCutter(axis, text, around)).find(Boolean)
      return cutter ? [`cut off: "${text.data.trim().slice(0, 60)}" in ${name(cutter)}`] : []
    })
}

/** Runs in the page: what a finger does not hit alone, as WCAG 2.5.8 counts it. */
function findSmallTargets(): string[] {
  const { isForReaders, name } = window.pageTools
  /** A link within a sentence is as tall as its line. */
  const isInSentence = (element: Element) =>
    element.matches('a, button') &&
    getComputedStyle(element).display === 'inline' &&
    [...(element.parentElement?.childNodes ?? [])].some(
      (node) => node !== element && (node.textContent ?? '').trim() !== '',
    )
  /** Whether a circle of 24 px around the one reaches the other. */
  const isNear = (box: DOMRect, other: DOMRect) => {
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
    const across = Math.max(other.left - x, 0, x - other.right)
    const down = Math.max(other.top - y, 0, y - other.bottom)
    return Math.hypot(across, down) < 12
  }
  const selector =
    'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"], [role="option"]'
  const targets = [...document.querySelectorAll(selector)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !element.closest('[inert]'))
    .flatMap((element) => {
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
      const [largest] = [element, ...labels]
        .filter((one) => !isForReaders(one))
        .map((one) => one.getBoundingClientRect())
        .toSorted((one, other) => other.width * other.height - one.width * one.height)
      return largest && largest.width > 0 ? [{ element, box: largest }] : []
    })
  const isSmall = ({ width, height }: DOMRect) => width < 23.5 || height < 23.5
  return targets
    .filter(({ element, box }) => isSmall(box) && !isInSentence(element))
    .filter(({ element, box }) =>
      targets.some(
        (other) =>
          !other.element.contains(element) &&
          !element.contains(other.element) &&
          isNear(box, other.box),
      ),
    )
    .map(
      ({ element, box: { width, height } }) =>
        `small target: ${width.toFixed(0)}x${height.toFixed(0)} ${name(element)}`,
    )
}

/** Runs in the page: boxes beside the content that stay in view over it. */
function findCoveringAsides(): string[] {
  const { isShown, name } = window.pageTools
  const content = document.querySelector('main')?.getBoundingClientRect()
  if (!content) return []
  return [...document.querySelectorAll('aside')]
    .filter((aside) => isShown(aside) && getComputedStyle(aside).position === 'fixed')
    .filter((aside) => {
      const { left, right, top, bottom } = aside.getBoundingClientRect()
      const isBeside = right <= content.left + 1 || left >= content.right - 1
      return !isBeside && top < content.bottom && bottom > content.top
    })
    .map((aside) => `over the content: ${name(aside)}`)
}

/** Runs in the page: links that nobody gave a look, in the colour that the browser has for them. */
function findPlainLinks(): string[] {
  const { isShown, name } = window.pageTools
  const plainColor = (link: Element) => {
    const probe = document.createElement('span')
    probe.style.color = 'LinkText'
    link.append(probe)
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  }
  return [...document.querySelectorAll('a[href]')]
    .filter((link) => isShown(link) && (link.textContent ?? '').trim() !== '')
    .filter((link) => getComputedStyle(link).color === plainColor(link))
    .map((link) => `link without a style: ${name(link)}`)
}

/** Runs in the page: lists of terms in which some values stand beside their term and others below it. */
function findMixedTerms(): string[] {
  const { isShown, name } = window.pageTools
  return [...document.querySelectorAll('dl')]
    .filter((list) => {
      const rows = [...list.querySelectorAll('dt')].flatMap((term) => {
        const value = term.nextElementSibling
        if (value?.tagName !== 'DD' || term.closest('dl') !== list) return []
        if (!isShown(term) || !isShown(value)) return []
        const [one, other] = [term.getBoundingClientRect(), value.getBoundingClientRect()]
        if (one.height === 0 || other.height === 0) return []
        return [other.top < one.bottom - 1]
      })
      return new Set(rows).size > 1
    })
    .map((list) => `values beside and below their terms: ${name(list)}`)
}

/**
 * What somebody on a small screen stumbles over in what a page shows now: it scrolls sideways, a text is cut off without
 * a sign of it, or something to press is smaller than a fingertip (WCAG 1.4.10, 1.4.4, 2.5.8); a box lies over the
 * content, a link looks like nothing of ours, or a list of terms has its values here and there.
 */
export async function findLayoutFaults(page: Page, width: number): Promise<readonly string[]> {
  await page.evaluate(installPageTools)
  return [
    ...(await page.evaluate(findWideParts, width)),
    ...(await page.evaluate(findCutTexts)),
    ...(await page.evaluate(findSmallTargets)),
    ...(await page.evaluate(findCoveringAsides)),
    ...(await page.evaluate(findPlainLinks)),
    ...(await page.evaluate(findMixedTerms)),
  ]
}
