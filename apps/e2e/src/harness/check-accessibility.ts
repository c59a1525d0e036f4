import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Surface } from './surface.ts'

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

/** Everything that WCAG 2.2 AA comprises and a machine can see. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

export type AccessibilityProblem = {
  readonly rule: string
  readonly impact: string
  readonly help: string
  readonly elements: readonly string[]
}

/** Runs axe over what a page shows now. */
export async function checkAccessibility(
  page: Pick<Surface, 'evaluate'>,
): Promise<readonly AccessibilityProblem[]> {
  const hasAxe = await page.evaluate(() => 'axe' in window)
  if (!hasAxe) await page.evaluate(axeSource)
  const results = await page.evaluate(async (values) => {
    const { axe } = window as unknown as {
      axe: { run(root: Document, options: RunOptions): Promise<AxeResults> }
    }
    const { violations, incomplete } = await axe.run(document, {
      runOnly: { type: 'tag', values: [...values] },
      resultTypes: ['violations', 'incomplete'],
    })
    // Text in the colour of its ground looks hidden on purpose to axe; nothing of ours hides that way.
    const invisible = incomplete.flatMap((result) => {
      const nodes = result.nodes.filter(({ any }) =>
        any.some(
          ({ data }) => (data as { messageKey?: string } | null)?.messageKey === 'equalRatio',
        ),
      )
      return nodes.length > 0 ? [{ ...result, nodes }] : []
    })
    // What lies behind a dialog is out of reach while it is open, however much of it a fixed bar covers there.
    const dialog = document.querySelector('[aria-modal="true"]')
    const reachable = violations.flatMap((result) => {
      if (!dialog || result.id !== 'target-size') return [result]
      const nodes = result.nodes.filter(({ target: [first] }) =>
        typeof first === 'string' ? dialog.contains(document.querySelector(first)) : true,
      )
      return nodes.length > 0 ? [{ ...result, nodes }] : []
    })
    return [...reachable, ...invisible].map(({ id, impact, help, nodes }) => ({
      rule: id,
      impact: impact ?? 'unknown',
      help,
      elements: nodes.map((node) => `${node.target.join(' ')} · ${node.failureSummary ?? ''}`),
    }))
  }, rules)
  return results
}
