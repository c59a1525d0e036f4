import { afterEach, expect, test, vi } from 'vitest'
import { createPairingClient } from './create-pairing-client.ts'
import type { PairingClient } from './pairing-client.ts'

/** The client as it is asked for, without a relay behind it. */
const started = vi.hoisted(() => ({
  options: [] as Record<string, unknown>[],
  verify: {
    register: async () => 'a word of somebody else',
    resolve: async (): Promise<unknown> => 'what somebody else says of a peer',
  },
  /** What the relay says to the end of a session. */
  disconnect: async (): Promise<void> => undefined,
  dropped: [] as string[],
  approve: Promise.withResolvers<object>(),
  listeners: new Map<string, (event: object) => void>(),
  standing: [] as { topic: string }[],
  engine: { getTVFParams: (): object => ({ rpcMethods: ['eth_sendTransaction'] }) },
}))
vi.mock('@walletconnect/sign-client', () => ({
  SignClient: {
    init: async (options: Record<string, unknown>) => {
      started.options.push(options)
      const relayer = { on: () => undefined, off: () => undefined }
      return {
        core: { verify: started.verify, relayer },
        engine: started.engine,
        session: {
          delete: async (topic: string) => void started.dropped.push(topic),
          getAll: () => started.standing,
        },
        disconnect: () => started.disconnect(),
        connect: async () => ({ uri: 'wc:here@2?key', approval: () => started.approve.promise }),
        on: (name: string, listen: (event: object) => void) => started.listeners.set(name, listen),
      }
    },
  },
}))

const settings = { projectId: 'a'.repeat(32), relayUrl: 'wss://relay.test' }
const create = () => createPairingClient(settings, 'https://slipway.test')

afterEach(() => {
  vi.useRealTimers()
  started.dropped = []
  started.standing = []
  started.disconnect = async () => undefined
})

test('the client goes through the operator’s relay, tells it nothing of what is asked, and asks nobody to vouch for either side', async () => {
  await create()
  expect(started.options[0]).toMatchObject({
    ...settings,
    telemetryEnabled: false,
    metadata: { url: 'https://slipway.test', icons: ['https://slipway.test/icon-192.png'] },
  })
  expect(await started.verify.register()).toBe('')
  expect(await started.verify.resolve()).toBeUndefined()
  expect(started.engine.getTVFParams()).toEqual({})
})

test('a session whose end the relay does not take is over in the browser all the same', async () => {
  vi.useFakeTimers()
  const client = await create()
  await client.end('taken')
  expect(started.dropped).toEqual([])
  started.disconnect = () => Promise.reject(new Error('Failed to publish payload'))
  await expect(client.end('refused')).rejects.toThrow('Failed to publish payload')
  started.disconnect = () => new Promise(() => undefined)
  const failure = client.end('silent').catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(19_000)
  expect(started.dropped).toEqual(['refused'])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await failure).toMatchObject({ code: 'WalletConnect_RelayUnreachable' })
  expect(started.dropped).toEqual(['refused', 'silent'])
  expect(vi.getTimerCount()).toBe(0)
})

const wanted = { eip155: { chains: [], methods: [], events: [] } }
/** A wallet agrees to the code that led there. */
function agree(topic: string, pairingTopic: string): void {
  started.standing.push({ topic })
  started.listeners.get('session_connect')?.({ session: { topic, pairingTopic } })
}
const orWaiting = (answered: Promise<object>) =>
  Promise.race([answered, new Promise((resolve) => setTimeout(resolve, 0, 'waiting'))])

test('a wallet that agreed to the code of a page that is gone is connected with this one', async () => {
  const client = await create()
  const { answer } = await client.propose(wanted)
  const answered = answer()
  // Codes of this page are answered where they are waited for.
  agree('own', 'here')
  agree('earlier', 'of a page before')
  expect(await answered).toMatchObject({ topic: 'earlier' })
})

test('so is one that agreed before the relay had taken the code of this page, the newest of them, and once', async () => {
  const client = await create()
  agree('first', 'of a page before')
  const proposed = client.propose(wanted)
  agree('second', 'of another page before')
  const { answer } = await proposed
  expect(await answer()).toMatchObject({ topic: 'second' })
  expect(await orWaiting(answer())).toBe('waiting')
})

test.each([
  ['by the wallet', () => void started.standing.pop()],
  ['by the page', (client: PairingClient) => client.end('earlier')],
  ['by another tab', (client: PairingClient) => client.drop('earlier')],
])('but not with what was ended %s meanwhile', async (_by, end) => {
  const client = await create()
  agree('earlier', 'of a page before')
  await end(client)
  const { answer } = await client.propose(wanted)
  expect(await orWaiting(answer())).toBe('waiting')
})

test('what comes late goes to whoever waits, not to one who has given up, who would end it', async () => {
  const client = await create()
  const givenUp = (await client.propose(wanted)).answer()
  const waiting = (await client.propose(wanted)).answer()
  agree('earlier', 'of a page before')
  expect(await waiting).toMatchObject({ topic: 'earlier' })
  const proposed = client.propose(wanted)
  agree('later', 'of a page before')
  expect(await (await proposed).answer()).toMatchObject({ topic: 'later' })
  expect(await orWaiting(givenUp)).toBe('waiting')
})
