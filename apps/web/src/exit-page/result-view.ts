import { merkleAirdropAbi } from '@slipway/deployments/abi'
import { m } from '@slipway/messages/features/exit'
import { element } from './element.ts'
import { failureText } from './failure-text.ts'
import { saying } from './field.ts'
import { proofForm } from './proof-form.ts'
import type { ProvenEntry } from './prove-entries.ts'
import { readExits } from './read-exits.ts'
import { reportView } from './report-view.ts'
import { reviewAct } from './review-dialog.ts'
import type { Session } from './session.ts'
import type { KnownContract } from './types.ts'

const unknownView = () =>
  element(
    'section',
    { class: 'card', role: 'alert' },
    element('h2', {}, m.exit_unknown_title()),
    element('p', { class: 'verdict', 'data-tone': 'bad' }, m.exit_unknown_text()),
  )

/** Shows what a contract holds for the account, anew after each transaction; nothing can be sent to an unknown one. */
export function showResult(place: HTMLElement, session: Session) {
  const { root, say } = saying('exit-result-said')
  const read = async (known: KnownContract, entries?: readonly ProvenEntry[]) => {
    const { client, account } = session
    if (!client || !account) return
    say(m.exit_busy())
    place.replaceChildren(root)
    try {
      const report = await readExits(client, known, account, entries)
      const again = () => void read(known, entries)
      const view = reportView(report, (act) => void reviewAct(act, session, again))
      const parts: HTMLElement[] = [view]
      if (known.kind === 'claims') {
        const { address } = known
        const abi = merkleAirdropAbi
        const listRoot = await client.readContract({ address, abi, functionName: 'root' })
        parts.push(proofForm(listRoot, account, (proven) => void read(known, proven)))
        if (entries && !report.facts.some(({ name }) => name === 'entry'))
          parts.push(element('p', { class: 'verdict', 'data-tone': 'bad' }, m.exit_proof_refused()))
      }
      place.replaceChildren(...parts)
      if (!document.querySelector('dialog[open]')) place.querySelector('h2')?.focus()
    } catch (error) {
      say(failureText(error), 'bad')
    }
  }
  return (known: KnownContract | undefined) => {
    if (known) void read(known)
    else place.replaceChildren(unknownView())
  }
}
