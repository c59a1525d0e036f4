import { m } from '@slipway/messages/features/exit'
import { formatTime } from '@slipway/messages/format/format-time'
import { element } from './element.ts'
import { actTexts, factTexts, kindTexts, stateText } from './exit-texts.ts'
import { button } from './field.ts'
import { showAmount } from './show-amount.ts'
import type { ExitAct, ExitFact, ExitReport } from './types.ts'

function factValue({ name, amount, time, text }: ExitFact): string {
  if (name === 'state') return stateText(text ?? '')
  if (!amount) return time === undefined ? '' : time === 0 ? m.exit_fact_never() : formatTime(time)
  const shown = showAmount(amount)
  if (time === undefined) return shown
  return time === 0
    ? m.exit_fact_forever({ amount: shown })
    : m.exit_fact_until({ amount: shown, time: formatTime(time) })
}

function actRow(act: ExitAct, onReview: (act: ExitAct) => void): HTMLElement {
  const { title, text } = actTexts[act.name]
  const name = act.about ? `${title()} ${act.about}` : title()
  const review = button(m.exit_act_review(), () => onReview(act), 'filled')
  review.setAttribute('aria-label', `${m.exit_act_review()}: ${name}`)
  return element(
    'li',
    {},
    element(
      'div',
      {},
      element('h4', {}, name),
      ...act.gets.map((amount) => element('p', { class: 'amount' }, showAmount(amount))),
      ...(act.costs ? [element('p', {}, m.exit_act_costs({ amount: showAmount(act.costs) }))] : []),
      element('p', { class: 'hint' }, text()),
    ),
    review,
  )
}

/** Of an airdrop by a list, the chain keeps only the list's root: without an entry nobody knows. */
const isUnknown = ({ kind, facts }: ExitReport): boolean =>
  kind === 'claims' && !facts.some(({ name }) => name === 'entry')

/** What the chain says of a contract and an account, and what the account may do. */
export function reportView(report: ExitReport, onReview: (act: ExitAct) => void): HTMLElement {
  const { kind, address, title, facts, acts, now } = report
  const list = element('dl', { class: 'rows' })
  for (const fact of facts) {
    const label = fact.about ? `${factTexts[fact.name]()} ${fact.about}` : factTexts[fact.name]()
    list.append(element('div', {}, element('dt', {}, label), element('dd', {}, factValue(fact))))
  }
  const name = title ? `${kindTexts[kind]()} · ${title}` : kindTexts[kind]()
  return element(
    'section',
    { class: 'card', 'aria-labelledby': 'exit-report-title' },
    element('h2', { id: 'exit-report-title', tabindex: '-1' }, name),
    element('p', {}, element('code', {}, address)),
    element('p', { class: 'verdict', 'data-tone': 'good' }, m.exit_confirmed()),
    list,
    element('h3', {}, m.exit_acts()),
    acts.length === 0
      ? element('p', {}, isUnknown(report) ? m.exit_acts_unknown() : m.exit_acts_none())
      : element('ul', { class: 'acts' }, ...acts.map((act) => actRow(act, onReview))),
    element('p', { class: 'hint' }, m.exit_as_of({ time: formatTime(now) })),
  )
}
