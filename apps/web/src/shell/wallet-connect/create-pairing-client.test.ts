import { afterEach, expect, test, vi } from 'vitest'
import { createPairingClient } from './create-pairing-client.ts'

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
        session: { delete: async (topic: string) => void started.dropped.push(topic) },
        disconnect: () => started.disconnect(),
        connect: async () => ({ uri: 'wc:here@2?key', approval: () => started.approve.promise }),
        on: (name: string, listen: (event: object) => void) => started.listeners.set(name, listen),
        off: (name: string) => started.listeners.delete(name),
      }
    },
  },
}))

const settings = { projectId: 'a'.repeat(32), relayUrl: 'wss://relay.test' }
const create = () => createPairingClient(settings, 'https://slipway.test')

afterEach(() => {
  vi.useRealTimers()
  started.dropped = []
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

test('a wallet that agreed to the code of a page that is gone is connected with this one', async () => {
  const client = await create()
  const { answer } = await client.propose({ eip155: { chains: [], methods: [], events: [] } })
  const answered = answer()
  const tell = (session: object) => started.listeners.get('session_connect')?.({ session })
  // Codes of this page are answered where they are waited for.
  tell({ topic: 'own', pairingTopic: 'here' })
  tell({ topic: 'earlier', pairingTopic: 'of a page before' })
  expect(await answered).toMatchObject({ topic: 'earlier' })
  expect(started.listeners.has('session_connect')).toBe(false)
})
