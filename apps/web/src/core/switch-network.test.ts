// @vitest-environment happy-dom
import { numberToHex } from 'viem'
import { expect, test, vi } from 'vitest'
import { createConfig, custom, injected } from 'wagmi'
import { connect, getConnection } from 'wagmi/actions'
import { mainnet } from 'wagmi/chains'
import { switchNetwork } from './switch-network.ts'

const page = vi.hoisted(() => ({
  chainId: 1,
  name: 'Ethereum',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: ['https://node.example'],
}))
vi.mock('./active-chain.ts', () => ({ activeChain: page }))

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

interface Answers {
  readonly wallet_switchEthereumChain: () => unknown
  readonly wallet_addEthereumChain?: () => unknown
}

/** A wallet on another network that tells of no move by itself. */
async function connectWallet(answers: (move: () => null) => Answers) {
  let chainId = 56
  const asked: string[] = []
  const own = answers(() => {
    chainId = page.chainId
    return null
  })
  const request = async ({ method }: { method: string }) => {
    if (method === 'eth_chainId') return numberToHex(chainId)
    if (method === 'eth_accounts' || method === 'eth_requestAccounts') return [account]
    asked.push(method)
    const answer = own[method as keyof Answers]
    if (!answer) throw Object.assign(new Error('no such method'), { code: 4200 })
    return answer()
  }
  const provider = { request, on: () => provider, removeListener: () => provider }
  const connector = injected({
    shimDisconnect: false,
    target: () => ({ id: 'test', name: 'Test', provider: provider as never }),
  })
  const config = createConfig({
    chains: [mainnet],
    connectors: [connector],
    multiInjectedProviderDiscovery: false,
    storage: null,
    transports: { [mainnet.id]: custom({ request }) },
  })
  await connect(config, { connector })
  return { config, asked }
}

const internal = (data?: object) => () => {
  throw Object.assign(new Error('Internal error'), { code: -32603, ...(data && { data }) })
}

test('a wallet that moves without a word is seen to have moved', async () => {
  const { config, asked } = await connectWallet((move) => ({ wallet_switchEthereumChain: move }))
  await switchNetwork(config)
  expect(getConnection(config).chainId).toBe(page.chainId)
  expect(asked).toEqual(['wallet_switchEthereumChain'])
})

test.each([
  ['alone', undefined],
  ['around 4902', { originalError: { code: 4902 } }],
])('a wallet that answers an internal error %s is offered the network', async (_how, data) => {
  const { config, asked } = await connectWallet((move) => ({
    wallet_switchEthereumChain: internal(data),
    wallet_addEthereumChain: move,
  }))
  await switchNetwork(config)
  expect(getConnection(config).chainId).toBe(page.chainId)
  expect(asked).toEqual(['wallet_switchEthereumChain', 'wallet_addEthereumChain'])
})

test('a wallet that answers and stays does not leave the visitor waiting', async () => {
  const { config } = await connectWallet(() => ({ wallet_switchEthereumChain: () => null }))
  await expect(switchNetwork(config)).rejects.toMatchObject({ code: 'Wallet_NotSwitched' })
  expect(getConnection(config).chainId).toBe(56)
})
