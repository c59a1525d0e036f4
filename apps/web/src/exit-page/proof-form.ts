import { m } from '@slipway/messages/features/exit'
import type { Address, Hex } from 'viem'
import { element } from './element.ts'
import { proofTexts } from './exit-texts.ts'
import { button, field, saying } from './field.ts'
import { type ProvenEntry, proveEntries } from './prove-entries.ts'

/** Where the list of an airdrop, or one entry with its proof, is pasted. @param onProven told the account's entries */
export function proofForm(
  root: Hex,
  account: Address,
  onProven: (entries: readonly ProvenEntry[]) => void,
): HTMLElement {
  const text = element('textarea', { rows: '4', spellcheck: 'false' })
  const file = element('input', { type: 'file', accept: '.json,application/json' })
  const said = saying('exit-proof-said')
  file.addEventListener('change', async () => {
    text.value = (await file.files?.[0]?.text()) ?? text.value
  })
  const check = () => {
    const entries = proveEntries(text.value, root, account)
    if (typeof entries === 'string') return said.say(proofTexts[entries](), 'bad')
    said.say('')
    onProven(entries)
  }
  return element(
    'section',
    { class: 'card' },
    field({ id: 'exit-proof', label: m.exit_proof(), hint: m.exit_proof_hint() }, text),
    field({ id: 'exit-proof-file', label: m.exit_proof_file() }, file),
    button(m.exit_proof_check(), check, 'filled'),
    said.root,
  )
}
