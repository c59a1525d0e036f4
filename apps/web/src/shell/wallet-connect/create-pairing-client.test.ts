import { expect, test, vi } from 'vitest'
import { createPairingClient } from './create-pairing-client.ts'

/** The client as it is asked for, without a relay behind it. */
const started = vi.hoisted(() => ({
  options: [] as Record<string, unknown>[],
  verify: { register: async () => 'a word of somebody else' },
}))
vi.mock('@walletconnect/sign-client', () => ({
  SignClient: {
    init: async (options: Record<string, unknown>) => {
      started.options.push(options)
      return { core: { verify: started.verify } }
    },
  },
}))

test('the client goes through the operator’s relay, reports nothing, and asks nobody to vouch for the site', async () => {
  const settings = { projectId: 'a'.repeat(32), relayUrl: 'wss://relay.test' }
  await createPairingClient(settings, 'https://slipway.test')
  expect(started.options[0]).toMatchObject({
    ...settings,
    telemetryEnabled: false,
    metadata: { url: 'https://slipway.test', icons: ['https://slipway.test/icon-192.png'] },
  })
  expect(await started.verify.register()).toBe('')
})
