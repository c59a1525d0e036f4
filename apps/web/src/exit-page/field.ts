import { element } from './element.ts'

interface FieldWords {
  readonly id: string
  readonly label: string
  readonly hint?: string
}

/** A control with its label and what helps to fill it. */
export function field(
  { id, label, hint }: FieldWords,
  control: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement,
): HTMLElement {
  control.id = id
  const lines: HTMLElement[] = [element('label', { for: id }, label)]
  if (hint) {
    lines.push(element('p', { id: `${id}-hint`, class: 'hint' }, hint))
    control.setAttribute('aria-describedby', `${id}-hint ${id}-said`)
  }
  return element('div', { class: 'field' }, ...lines, control)
}

type Tone = 'plain' | 'good' | 'bad'

/** A place for what a step says; read aloud as it changes. */
export function saying(id: string) {
  const root = element('p', { id, class: 'said', role: 'status' })
  return {
    root,
    say(text: string, tone: Tone = 'plain') {
      root.textContent = text
      root.dataset.tone = tone
    },
  }
}

/** A button. */
export function button(label: string, onPress: () => void, look = 'plain'): HTMLButtonElement {
  const made = element('button', { type: 'button', class: look }, label)
  made.addEventListener('click', onPress)
  return made
}
