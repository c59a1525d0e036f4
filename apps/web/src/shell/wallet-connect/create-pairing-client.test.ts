import { expect, test, vi } from 'vitest'
import { createPairingClient } from './create-pairing-client.ts'

/** The client as it is asked for, without a relay behind it. */
const started = vi.hoisted(() => ({
  options: [] as Record<string, unknown>[],
  verify: {
    register: async () => 'a word of somebody else',
    resolve: async (): Promise<unknown> => 'what somebody else says of a peer',
  },
  engine: { getTVFParams: (): object => ({ rpcMethods: ['eth_sendTransaction'] }) },
}))
vi.mock('@walletconnect/sign-client', () => ({
  SignClient: {
    init: async (options: Record<string, unknown>) => {
      started.options.push(options)
      return { core: { verify: started.verify }, engine: started.engine }
    },
  },
}))

test('the client goes through the operator’s relay, tells it nothing of what is asked, and asks nobody to vouch for either side', async () => {
  const settings = { projectId: 'a'.repeat(32), relayUrl: 'wss://relay.test' }
  await createPairingClient(settings, 'https://slipway.test')
  expect(started.options[0]).toMatchObject({
    ...settings,
    telemetryEnabled: false,
    metadata: { url: 'https://slipway.test', icons: ['https://slipway.test/icon-192.png'] },
  })
  expect(await started.verify.register()).toBe('')
  expect(await started.verify.resolve()).toBeUndefined()
  expect(started.engine.getTVFParams()).toEqual({})
})
