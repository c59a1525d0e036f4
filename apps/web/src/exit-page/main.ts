import { m } from '@slipway/messages/features/exit'
import { getLocale, setLocale } from '@slipway/messages/locale'
import { accountStep } from './account-step.ts'
import { contractStep } from './contract-step.ts'
import { element } from './element.ts'
import { button } from './field.ts'
import { nodeStep } from './node-step.ts'
import { showResult } from './result-view.ts'
import type { Session } from './session.ts'
import type { ExitNetwork } from './types.ts'

const networks = JSON.parse(
  document.getElementById('exit-networks')?.textContent ?? '[]',
) as readonly ExitNetwork[]
const mark = document.getElementById('exit-mark')
const session: Session = {}

const step = (id: string, title: string, parts: readonly HTMLElement[]) =>
  element(
    'section',
    { class: 'card', 'aria-labelledby': id },
    element('h2', { id }, title),
    ...parts,
  )

const languages = [
  ['en-US', 'English'],
  ['zh-CN', '简体中文'],
] as const

/** A page from a disk may have no storage: then the choice holds for what is drawn next. */
function switchLanguage(locale: 'en-US' | 'zh-CN'): void {
  setLocale(locale, { reload: false })
  draw()
}

function header(): HTMLElement {
  const switches = languages.map(([locale, name]) => {
    const made = button(name, () => switchLanguage(locale))
    made.lang = locale
    made.setAttribute('aria-pressed', String(getLocale() === locale))
    return made
  })
  const picture = mark instanceof HTMLTemplateElement ? mark.content.cloneNode(true) : ''
  return element(
    'header',
    {},
    element('div', { class: 'brand' }, picture, element('h1', {}, m.exit_title())),
    element(
      'div',
      { class: 'languages', role: 'group', 'aria-label': m.exit_language() },
      ...switches,
    ),
  )
}

function footer(): HTMLElement {
  return element(
    'footer',
    {},
    element('h2', {}, m.exit_trust_title()),
    element('p', {}, m.exit_trust_text()),
    element('h2', {}, m.exit_left_title()),
    element('p', {}, m.exit_left_text()),
  )
}

function draw(): void {
  document.documentElement.lang = getLocale()
  document.title = m.exit_title()
  for (const name of ['network', 'client', 'account', 'provider'] as const) delete session[name]
  const result = element('div', { id: 'exit-result', 'aria-live': 'polite' })
  const clear = () => result.replaceChildren()
  const show = showResult(result, session)
  document.body.replaceChildren(
    header(),
    element(
      'main',
      {},
      element('p', { class: 'lead' }, m.exit_lead()),
      step('exit-step-node', `1. ${m.exit_step_node()}`, nodeStep(networks, session, clear)),
      step('exit-step-account', `2. ${m.exit_step_account()}`, accountStep(session, clear)),
      step(
        'exit-step-contract',
        `3. ${m.exit_step_contract()}`,
        contractStep(session, show, clear),
      ),
      result,
    ),
    footer(),
  )
}

draw()
