import { m } from '@slipway/messages/features/exit'
import { formatTime } from '@slipway/messages/format/format-time'
import { element } from './element.ts'
import { failureText } from './failure-text.ts'
import { button, field, saying } from './field.ts'
import { nameOf } from './name-of.ts'
import { openNode } from './open-node.ts'
import type { Session } from './session.ts'
import type { ExitNetwork } from './types.ts'

const loopback = new Set(['localhost', '127.0.0.1'])

/** An address that the page's own policy lets it reach. */
function isNodeUrl(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return protocol === 'https:' || (protocol === 'http:' && loopback.has(hostname))
}

/** Where a network and one of its nodes are chosen. @param onNode told once the node answers */
export function nodeStep(
  networks: readonly ExitNetwork[],
  session: Session,
  onNode: () => void,
): readonly HTMLElement[] {
  const select = element('select')
  networks.forEach((network, at) => {
    select.append(
      element('option', { value: String(at) }, `${nameOf(network)} (${network.chain.chainId})`),
    )
  })
  const url = element('input', { type: 'url', spellcheck: 'false', autocomplete: 'off' })
  const { root, say } = saying('exit-rpc-said')
  const chosen = () => networks[Number(select.value)]
  const fill = () => {
    url.value = chosen()?.chain.rpcUrls[0] ?? ''
  }
  select.addEventListener('change', fill)
  fill()
  const open = async () => {
    const network = chosen()
    if (!network || !isNodeUrl(url.value.trim())) return say(m.exit_rpc_wrong(), 'bad')
    say(m.exit_busy())
    try {
      const client = await openNode(network, url.value.trim())
      const { number, timestamp } = await client.getBlock()
      Object.assign(session, { network, client })
      const time = formatTime(timestamp)
      say(
        m.exit_node_ready({ chain: String(client.chain.id), block: String(number), time }),
        'good',
      )
      onNode()
    } catch (error) {
      say(failureText(error), 'bad')
    }
  }
  return [
    field({ id: 'exit-network', label: m.exit_network() }, select),
    field({ id: 'exit-rpc', label: m.exit_rpc(), hint: m.exit_rpc_hint() }, url),
    button(m.exit_rpc_open(), () => void open(), 'filled'),
    root,
  ]
}
