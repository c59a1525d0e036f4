import * as abis from '@slipway/deployments/abi'
import {
  type AbiEvent,
  decodeEventLog,
  erc20Abi,
  erc721Abi,
  type RpcLog,
  toEventSelector,
} from 'viem'
import type { ReadEvent } from './types.ts'

/** What an event is read from, of a receipt or of a simulation. */
type EmittedLog = Pick<RpcLog, 'address' | 'topics' | 'data'>

const isEvent = (item: { readonly type: string }): item is AbiEvent => item.type === 'event'

/** Every event of every contract of ours, and of tokens and NFTs of the standards, by its topic. */
function collectEvents(): ReadonlyMap<string, readonly AbiEvent[]> {
  const found = new Map<string, AbiEvent[]>()
  const all = [...Object.values(abis), erc20Abi, erc721Abi] as readonly (readonly {
    readonly type: string
  }[])[]
  for (const event of all.flat().filter(isEvent)) {
    const topic = toEventSelector(event)
    const known = found.get(topic) ?? []
    // The same topic with other indexed arguments is another event: a token's and an NFT's transfer.
    const shape = event.inputs.map(({ indexed }) => (indexed ? '1' : '0')).join('')
    const isKnown = known.some(
      ({ inputs }) => inputs.map(({ indexed }) => (indexed ? '1' : '0')).join('') === shape,
    )
    if (!isKnown) found.set(topic, [...known, event])
  }
  return found
}

let events: ReadonlyMap<string, readonly AbiEvent[]> | undefined

function decode(event: AbiEvent, { topics, data }: EmittedLog): ReadEvent['args'] | undefined {
  try {
    const decoded = decodeEventLog({ abi: [event], topics, data, strict: true })
    const args = (decoded.args ?? {}) as Readonly<Record<string, unknown>> | readonly unknown[]
    return event.inputs.map(({ name = '', type }, at) => ({
      name,
      type,
      value: Array.isArray(args) ? args[at] : (args as Record<string, unknown>)[name],
    }))
  } catch {
    // The topic fits and the data do not: somebody else's event of the same name.
    return undefined
  }
}

/** Names the events of a receipt by all ABIs of ours. What nobody knows keeps its place without a name. */
export function readEvents(logs: readonly EmittedLog[]): readonly ReadEvent[] {
  events ??= collectEvents()
  const byTopic = events
  return logs.map((log, index) => {
    for (const event of byTopic.get(log.topics[0] ?? '') ?? []) {
      const args = decode(event, log)
      if (args) return { index, emitter: log.address, name: event.name, args }
    }
    return { index, emitter: log.address, args: [] }
  })
}
