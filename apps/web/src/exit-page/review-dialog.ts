import { m } from '@slipway/messages/features/exit'
import { decodeFunctionData, getAbiItem, toFunctionSignature } from 'viem'
import { element } from './element.ts'
import { actTexts } from './exit-texts.ts'
import { failureText } from './failure-text.ts'
import { button, saying } from './field.ts'
import { nameOf } from './name-of.ts'
import { enterNetwork, sendAct, simulateAct, whenMined } from './send-act.ts'
import type { Session } from './session.ts'
import { showAmount } from './show-amount.ts'
import type { ExitAct, ExitAmount } from './types.ts'

type Row = readonly [label: string, value: string, isCode?: boolean]

const showArgument = (value: unknown): string =>
  Array.isArray(value) ? `[${value.map(showArgument).join(', ')}]` : String(value)

/** The function and its arguments, read back from the very bytes that are sent. */
function decodeCall({ abi, transaction }: ExitAct): {
  readonly name: string
  readonly args: string
} {
  const { functionName, args = [] } = decodeFunctionData({ abi, data: transaction.data })
  const item = getAbiItem({ abi, name: functionName, args })
  const name = item?.type === 'function' ? toFunctionSignature(item) : functionName
  return { name, args: args.map(showArgument).join('\n') || '–' }
}

const rowsOf = (amounts: readonly ExitAmount[], label: string): readonly Row[] =>
  amounts.map((amount) => [label, showAmount(amount)])

function table(rows: readonly Row[]): HTMLElement {
  const list = element('dl', { class: 'rows' })
  for (const [label, value, isCode] of rows) {
    const shown = isCode ? element('code', {}, value) : value
    list.append(element('div', {}, element('dt', {}, label), element('dd', {}, shown)))
  }
  return list
}

function listRows(
  act: ExitAct,
  { network, client, account }: Session,
  gas: string,
): readonly Row[] {
  const { to, data, valueWei } = act.transaction
  const { name, args } = decodeCall(act)
  const native = client?.chain.nativeCurrency ?? { decimals: 18, symbol: '' }
  const sent = showAmount({ amount: valueWei, decimals: native.decimals, symbol: native.symbol })
  return [
    ...rowsOf(act.gets, m.exit_gets()),
    ...(act.costs ? rowsOf([act.costs], m.exit_costs()) : []),
    [m.exit_review_network(), `${network ? nameOf(network) : ''} (${client?.chain.id ?? ''})`],
    [m.exit_review_from(), account ?? '', true],
    [m.exit_review_to(), to, true],
    [m.exit_review_value(), sent],
    [m.exit_review_function(), name, true],
    [m.exit_review_arguments(), args, true],
    [m.exit_review_data(), data, true],
    [m.exit_review_gas(), gas],
  ]
}

/**
 * Simulates an act, shows exactly what would be sent, and sends it once that is agreed to.
 * @param onMined told when the transaction is in a block
 */
export async function reviewAct(
  act: ExitAct,
  session: Session,
  onMined: () => void,
): Promise<void> {
  const { client, account, provider } = session
  if (!client || !account) return
  const said = saying('exit-review-said')
  const outcome = await simulateAct(client, account, act.transaction).then(
    ({ gas }) => ({ gas, problem: undefined }),
    (error: unknown) => ({ gas: 0n, problem: failureText(error, act.abi) }),
  )
  const { gas, problem } = outcome
  const simulated = element(
    'p',
    { class: 'verdict', 'data-tone': problem ? 'bad' : 'good' },
    problem ? `${m.exit_review_failed()} ${problem}` : m.exit_review_simulated(),
  )
  const title = element('h2', { id: 'exit-review-title' }, m.exit_review_title())
  const dialog = element('dialog', { 'aria-labelledby': 'exit-review-title' })
  const cancel = button(m.exit_review_cancel(), () => dialog.close())
  const send = button(m.exit_review_send(), () => void sign(), 'filled')
  const sign = async () => {
    if (!provider) return
    send.disabled = true
    try {
      await enterNetwork(provider, client.chain.id)
      said.say(m.exit_sending())
      const hash = await sendAct(provider, account, act.transaction, gas)
      said.say(m.exit_mining({ hash }))
      const isDone = await whenMined(client, hash)
      said.say(isDone ? m.exit_done({ hash }) : m.exit_reverted({ hash }), isDone ? 'good' : 'bad')
      send.remove()
      onMined()
    } catch (error) {
      said.say(failureText(error, act.abi), 'bad')
      send.disabled = false
    }
  }
  if (!provider) said.say(m.exit_review_view_only())
  const { title: name, text } = actTexts[act.name]
  dialog.append(
    title,
    element('p', { class: 'act' }, act.about ? `${name()} ${act.about}` : name()),
    element('p', {}, text()),
    simulated,
    table(listRows(act, session, problem ? '–' : String(gas))),
    said.root,
    element('div', { class: 'buttons' }, ...(provider && !problem ? [send] : []), cancel),
  )
  dialog.addEventListener('close', () => dialog.remove())
  document.body.append(dialog)
  dialog.showModal()
}
