import { isWrongChain } from '@slipway/sdk/evm/recognise-failure'
import { wasRejected } from '@slipway/sdk/evm/was-rejected'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { FakeClient, fakeSession } from './fake-client.ts'
import { WalletConnectProvider } from './wallet-connect-provider.ts'

const one = '0x55d398326f99059fF775485246999027B3197955'
const two = '0x10ED43C718714eb63d5aA57B78B54704E256024E'

/** A provider of a page, with a wallet that has agreed before. */
async function connected(
  accounts = [`eip155:56:${one}`, `eip155:1:${one}`],
  methods?: readonly string[],
) {
  const client = new FakeClient()
  client.kept = [fakeSession(accounts, methods)]
  client.note = { chainId: 56 }
  return {
    client,
    provider: await WalletConnectProvider.restore({ client, chainIds: [56, 1], pageChainId: 56 }),
  }
}

async function fresh(relayMs?: number) {
  const client = new FakeClient()
  const options = { client, chainIds: [1, 56], pageChainId: 56, ...(relayMs && { relayMs }) }
  return { client, provider: await WalletConnectProvider.restore(options) }
}

afterEach(() => void vi.useRealTimers())

describe('connecting', () => {
  test('asks for every network that the site offers, the page’s first, and makes none a condition', async () => {
    const { client, provider } = await fresh()
    client.answer = async () => fakeSession([`eip155:56:${one}`])
    const uris: string[] = []
    provider.on('display_uri', (uri) => uris.push(uri))
    await provider.connect(56)
    expect(client.wanted[0]?.eip155.chains).toEqual(['eip155:56', 'eip155:1'])
    expect(client.wanted[0]?.eip155.methods).toContain('eth_signTypedData_v4')
    expect(uris).toEqual(['wc:1'])
    expect(provider.accounts).toEqual([one])
  })

  test('stands where the wallet allows it, when it does not allow the page’s network', async () => {
    const { client, provider } = await fresh()
    client.answer = async () => fakeSession([`eip155:8453:${one}`])
    await provider.connect(56)
    expect(provider.chainId).toBe(8453)
    expect(provider.accounts).toEqual([one])
  })

  test('a code that nobody reads expires, and another one can be made', async () => {
    const { client, provider } = await fresh()
    client.answer = () => Promise.reject({ code: 0, message: 'Proposal expired' })
    await expect(provider.connect(56)).rejects.toMatchObject({
      code: 'WalletConnect_PairingExpired',
    })
    client.answer = async () => fakeSession([`eip155:56:${one}`])
    await provider.connect(56)
    expect(provider.accounts).toEqual([one])
  })

  test('a relay that keeps silent is given up', async () => {
    vi.useFakeTimers()
    const { client, provider } = await fresh()
    client.relay = () => new Promise(() => undefined)
    const failure = provider.connect(56).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(19_000)
    expect(await Promise.race([failure, 'waiting'])).toBe('waiting')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await failure).toMatchObject({ code: 'WalletConnect_RelayUnreachable' })
  })

  test('a wallet has all its time once the relay has taken the code', async () => {
    vi.useFakeTimers()
    const { client, provider } = await fresh()
    const answer = Promise.withResolvers<ReturnType<typeof fakeSession>>()
    client.answer = () => answer.promise
    const connecting = provider.connect(56)
    await vi.advanceTimersByTimeAsync(290_000)
    answer.resolve(fakeSession([`eip155:56:${one}`]))
    await connecting
    expect(provider.accounts).toEqual([one])
  })

  test('a wallet without an account is not connected', async () => {
    const { client, provider } = await fresh()
    client.answer = async () => fakeSession([`solana:1:${one}`, 'eip155:56:nothing'])
    await expect(provider.connect(56)).rejects.toMatchObject({ code: 4100 })
    expect(client.ended).toEqual(['topic'])
    expect(provider.accounts).toEqual([])
  })

  test('a wallet that agrees when nobody waits any more is told so', async () => {
    const { client, provider } = await fresh()
    const answer = Promise.withResolvers<ReturnType<typeof fakeSession>>()
    client.answer = () => answer.promise
    const shown = new Promise((resolve) => provider.on('display_uri', resolve))
    const failure = provider.connect(56).catch((error: unknown) => error)
    await shown
    provider.cancel()
    expect(await failure).toMatchObject({ name: 'AbortError' })
    answer.resolve(fakeSession([`eip155:56:${one}`]))
    await vi.waitFor(() => expect(client.ended).toEqual(['topic']))
    expect(provider.accounts).toEqual([])
  })

  test('a new session takes the place of older ones, which are ended', async () => {
    const { client, provider } = await connected()
    const session = fakeSession([`eip155:56:${two}`], [], 'new')
    client.answer = async () => {
      client.kept = [...client.kept, session]
      return session
    }
    await provider.connect(56)
    expect(provider.accounts).toEqual([two])
    expect(client.ended).toEqual(['topic'])
  })
})

describe('requests', () => {
  test('name the network, and wait for an hour', async () => {
    const { client, provider } = await connected()
    await provider.request({ method: 'personal_sign', params: ['0x', one] })
    expect(client.asked).toEqual([
      {
        topic: 'topic',
        chainId: 'eip155:56',
        request: { method: 'personal_sign', params: ['0x', one] },
        expiry: 3_600,
      },
    ])
  })

  test.each(['wallet_getCallsStatus', 'wallet_getCapabilities'])(
    '%s, which nobody is asked for, does not wait for a wallet that is closed',
    async (method) => {
      vi.useFakeTimers()
      const { client, provider } = await connected(undefined, [method])
      client.respond = () => new Promise(() => undefined)
      const failure = provider.request({ method }).catch((error: unknown) => error)
      await vi.advanceTimersByTimeAsync(9_000)
      expect(await Promise.race([failure, 'waiting'])).toBe('waiting')
      await vi.advanceTimersByTimeAsync(1_000)
      expect(await failure).toMatchObject({ code: 'WalletConnect_NoAnswer' })
      expect(client.asked).toMatchObject([{ expiry: 300 }])
      expect(vi.getTimerCount()).toBe(0)
    },
  )

  test('what a wallet answers with a plain object is an error, with its code', async () => {
    const { client, provider } = await connected()
    client.respond = () => Promise.reject({ code: 5000, message: 'User rejected.' })
    const failure = await provider
      .request({ method: 'personal_sign' })
      .catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(Error)
    expect(failure).toMatchObject({ code: 5000, message: 'User rejected.' })
    expect(wasRejected(failure)).toBe(true)
  })

  test.each([
    ['Request expired. Please try again.', 'WalletConnect_NoAnswer'],
    ['Failed to publish payload, please try again. id:1 tag:1108', 'Wallet_AnswerLost'],
    [
      'No internet connection detected. Please restart your network and try again.',
      'Wallet_AnswerLost',
    ],
  ])('"%s" is told in words of the page', async (message, code) => {
    const { client, provider } = await connected()
    client.respond = () => Promise.reject(new Error(message))
    await expect(provider.request({ method: 'personal_sign' })).rejects.toMatchObject({ code })
  })

  test.each(['eth_sendTransaction', 'personal_sign', 'eth_signTypedData_v4', 'wallet_sendCalls'])(
    '%s does not go out on another network than the page’s',
    async (method) => {
      const moved = await connected(undefined, [method])
      // The page hears of it, and is still there, once the position is kept.
      moved.client.keepNote = () => new Promise(() => undefined)
      moved.client.tells.told('topic', { name: 'chainChanged', data: 1 })
      await expect(moved.provider.request({ method })).rejects.toSatisfy(isWrongChain)

      const withdrawn = await connected(undefined, [method])
      withdrawn.client.kept = [fakeSession([`eip155:1:${one}`], [method])]
      withdrawn.client.tells.changed('topic')
      await expect(withdrawn.provider.request({ method })).rejects.toMatchObject({ code: 4901 })
      expect([...moved.client.asked, ...withdrawn.client.asked]).toEqual([])
    },
  )

  test('a wallet on another network can be told of the page’s, and moved to it', async () => {
    const add = 'wallet_addEthereumChain'
    const { client, provider } = await connected(undefined, [add, 'personal_sign'])
    client.tells.told('topic', { name: 'chainChanged', data: 1 })
    await provider.request({ method: add, params: [{ chainId: '0x38' }] })
    await provider.request({
      method: 'wallet_switchEthereumChain',
      params: [{ chainId: '0x38' }],
    })
    await provider.request({ method: 'personal_sign' })
    expect(client.asked.map(({ chainId }) => chainId)).toEqual(['eip155:1', 'eip155:56'])
  })

  test('without a session there is nobody to ask', async () => {
    const { provider } = await fresh()
    for (const method of ['eth_chainId', 'personal_sign'])
      await expect(provider.request({ method })).rejects.toMatchObject({ code: 4900 })
    expect(await provider.request({ method: 'eth_accounts' })).toEqual([])
  })
})

describe('what the wallet tells', () => {
  test('moves account and network, for the next page as well', async () => {
    const { client, provider } = await connected([
      `eip155:56:${one}`,
      `eip155:56:${two}`,
      `eip155:1:${two}`,
    ])
    client.tells.told('topic', { name: 'accountsChanged', data: [`eip155:56:${two}`] })
    expect(provider.accounts).toEqual([two, one])
    client.tells.told('topic', { name: 'chainChanged', data: '0x1' })
    expect(provider.chainId).toBe(1)
    const next = await WalletConnectProvider.restore({ client, chainIds: [56], pageChainId: 56 })
    expect([next.chainId, next.accounts]).toEqual([1, [two]])
  })

  test('is kept before anybody hears of it, for who hears of it loads the page anew', async () => {
    const { client, provider } = await connected()
    const kept: unknown[] = []
    const writing = Promise.withResolvers<void>()
    client.keepNote = (note) => writing.promise.then(() => void kept.push(note))
    const heard = new Promise((resolve) => provider.on('chainChanged', () => resolve([...kept])))
    client.tells.told('topic', { name: 'chainChanged', data: 1 })
    writing.resolve()
    expect(await heard).toMatchObject([{ chainId: 1 }])
  })

  test('a network that it did not allow shows as the one it is on', async () => {
    const { client, provider } = await connected()
    const changed: string[] = []
    provider.on('chainChanged', (chainId) => changed.push(chainId))
    client.tells.told('topic', { name: 'chainChanged', data: 424_242 })
    await vi.waitFor(() => expect(changed).toEqual(['0x67932']))
    expect(provider.accounts).toEqual([one])
  })

  test.each([
    ['chainChanged', 'nowhere'],
    ['chainChanged', -1],
    ['accountsChanged', ['nobody']],
    ['accountsChanged', null],
    ['message', one],
  ])('%s with %j is nothing', async (name, data) => {
    const { client, provider } = await connected()
    client.tells.told('topic', { name, data })
    client.tells.told('other', { name: 'chainChanged', data: 1 })
    expect([provider.chainId, provider.accounts]).toEqual([56, [one]])
  })

  test('an account that it takes back is gone, and none left is told as such', async () => {
    const { client, provider } = await connected([`eip155:56:${one}`, `eip155:56:${two}`])
    const told: string[] = []
    provider.on('accountsChanged', (accounts) => told.push(accounts.join()))
    client.kept = [fakeSession([`eip155:56:${two}`])]
    client.tells.changed('topic')
    client.kept = [fakeSession([])]
    client.tells.changed('topic')
    expect(told).toEqual([two, ''])
  })

  test('its end is told once, and not for a page that ends it itself', async () => {
    const { client, provider } = await connected()
    let ends = 0
    provider.on('disconnect', () => {
      ends += 1
    })
    client.tells.ended('other')
    client.tells.ended('topic')
    client.tells.ended('topic')
    expect(ends).toBe(1)
    const again = await connected()
    again.provider.on('disconnect', () => {
      ends += 1
    })
    await again.provider.disconnect()
    again.client.tells.ended('topic')
    expect(ends).toBe(1)
    expect(again.client.ended).toEqual(['topic'])
  })
})

describe('several tabs', () => {
  test('hear of a session that is over: by this page, by the wallet, by another session', async () => {
    const ended: string[] = []
    const listen = ({ provider }: { provider: WalletConnectProvider }) =>
      provider.on('ended', (topic) => ended.push(topic))
    const own = await connected()
    listen(own)
    own.provider.disconnect()
    const byWallet = await connected()
    listen(byWallet)
    byWallet.client.tells.ended('topic')
    const renewed = await connected()
    listen(renewed)
    const session = fakeSession([`eip155:56:${two}`], [], 'new')
    renewed.client.answer = async () => {
      renewed.client.kept = [...renewed.client.kept, session]
      return session
    }
    await renewed.provider.connect(56)
    expect(ended).toEqual(['topic', 'topic', 'topic'])
  })

  test('follow it, and tell neither wallet nor each other again', async () => {
    const { client, provider } = await connected()
    const told: unknown[] = []
    provider.on('disconnect', () => told.push('disconnect'))
    provider.on('ended', (topic) => told.push(topic))
    provider.endElsewhere('another')
    expect(provider.accounts).toEqual([one])
    provider.endElsewhere('topic')
    expect(provider.accounts).toEqual([])
    expect(client.kept).toEqual([])
    expect(told).toEqual(['disconnect'])
    expect(client.ended).toEqual([])
  })

  test('a page that is loaded before the wallet was told of the end does not go on with it', async () => {
    const { client, provider } = await connected()
    client.end = async () => undefined
    provider.disconnect()
    await vi.waitFor(() => expect(client.note).toEqual({ ended: 'topic' }))
    const ended: string[] = []
    client.end = async (topic) => void ended.push(topic)
    const next = await WalletConnectProvider.restore({ client, chainIds: [56], pageChainId: 56 })
    expect(next.accounts).toEqual([])
    expect(ended).toEqual(['topic'])
  })
})
