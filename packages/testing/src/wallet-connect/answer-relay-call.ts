import type { RelayMailbox } from './relay-mailbox.ts'

export interface RelayCall {
  readonly id: number | string
  readonly method: string
  readonly params?: Readonly<Record<string, unknown>>
}

/** Tags of the messages that the relay itself sends off for a client. */
const tags = { proposal: 1100, proposalAnswer: 1101, settlement: 1102 } as const

/** What wallets answer to a request; their own clients may say in the open what it was. */
const requestAnswer = 1109

/** What a client may write beside a message that only wallet and site can read. */
const telling = ['rpcMethods', 'chainId', 'contractAddresses', 'txHashes']

const text = (value: unknown): string => {
  if (typeof value === 'string' && value) return value
  throw new Error(`Not a text: ${JSON.stringify(value)}`)
}
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(text) : [])
const number = (value: unknown, fallback: number) => (typeof value === 'number' ? value : fallback)

/**
 * Does what a client asks of a relay (the relay's JSON-RPC, `irn` and the two calls that save a client its first round).
 * @throws Error for a call that the relay does not know, or by which a site tells it what is asked
 */
export function answerRelayCall(
  mailbox: RelayMailbox,
  client: string,
  { method, params = {} }: RelayCall,
): unknown {
  const ttlSeconds = number(params.ttl, 300)
  const { attestation } = params
  const beside = { ...params, ...(params.tvf as object | undefined) }
  const told = telling.filter((name) => name in beside)
  if (params.tag !== requestAnswer && told.length > 0)
    throw new Error(`${method} says in the open: ${told}`)
  const send = (topic: unknown, message: unknown, tag: number) => {
    const said = typeof attestation === 'string' && { attestation }
    mailbox.publish(
      client,
      { topic: text(topic), message: text(message), tag, ...said },
      ttlSeconds,
    )
  }
  switch (method) {
    case 'irn_subscribe':
      mailbox.subscribe(client, text(params.topic))
      return `${client}:${params.topic}`
    case 'irn_batchSubscribe':
      for (const topic of texts(params.topics)) mailbox.subscribe(client, topic)
      return texts(params.topics).map((topic) => `${client}:${topic}`)
    case 'irn_unsubscribe':
      mailbox.unsubscribe(client, text(params.topic))
      return true
    case 'irn_publish':
      send(params.topic, params.message, number(params.tag, 0))
      return true
    case 'irn_fetchMessages':
      return { messages: mailbox.fetch(client, text(params.topic)), hasMore: false }
    case 'irn_batchFetchMessages':
      return {
        messages: texts(params.topics).flatMap((topic) => mailbox.fetch(client, topic)),
        hasMore: false,
      }
    case 'wc_proposeSession':
      mailbox.subscribe(client, text(params.pairingTopic))
      send(params.pairingTopic, params.sessionProposal, tags.proposal)
      return true
    case 'wc_approveSession':
      mailbox.subscribe(client, text(params.sessionTopic))
      send(params.pairingTopic, params.sessionProposalResponse, tags.proposalAnswer)
      send(params.sessionTopic, params.sessionSettlementRequest, tags.settlement)
      return true
    default:
      throw new Error(`${method} is not known to this relay`)
  }
}
