import { getEvmChain } from '@slipway/chains'
import { expect, test } from 'vitest'
import type { RpcRequest } from './rpc-endpoint.ts'
import { switchWallet } from './switch-wallet.ts'

const chain = getEvmChain('bsc')
const elsewhere = 1
const failed = (code: number, more: object = {}) =>
  Object.assign(new Error('no'), { code, ...more })
const unknown = failed(4902)
const wait = { patienceMs: 3, pollMs: 1 }

/** A wallet on another network; what a handler answers with is its answer, what it throws its refusal. */
function openWallet(answers: {
  readonly onSwitch: (move: () => null, call: number) => unknown
  readonly onAdd?: (move: () => null) => unknown
}) {
  let chainId = elsewhere
  const asked: string[] = []
  const added: unknown[] = []
  const move = () => {
    chainId = chain.chainId
    return null
  }
  const request: RpcRequest = async ({ method, params }) => {
    if (method === 'eth_chainId') return `0x${chainId.toString(16)}`
    asked.push(method)
    if (method === 'wallet_switchEthereumChain') return answers.onSwitch(move, asked.length)
    added.push(params)
    if (!answers.onAdd) throw failed(4200)
    return answers.onAdd(move)
  }
  return { request, asked, added, chainId: () => chainId }
}

const refuse = (error: unknown) => () => {
  throw error
}
const [asksSwitch, asksAdd] = ['wallet_switchEthereumChain', 'wallet_addEthereumChain']

test('a wallet that knows the network is asked once', async () => {
  const wallet = openWallet({ onSwitch: (move) => move() })
  await switchWallet(wallet.request, chain, wait)
  expect(wallet.asked).toEqual([asksSwitch])
})

test.each([
  ['as the standard says', unknown],
  ['MetaMask mobile', failed(-32603, { data: { originalError: { code: 4902 } } })],
  ['an internal error', failed(-32603)],
  ['an internal error without a code', new Error('Unrecognized chain ID "0x38"')],
  ['a method that is missing', failed(-32601)],
])('a wallet that does not know it is offered to add it: %s', async (_how, error) => {
  const wallet = openWallet({ onSwitch: refuse(error), onAdd: (move) => move() })
  await switchWallet(wallet.request, chain, wait)
  expect(wallet.asked).toEqual([asksSwitch, asksAdd])
  expect(wallet.added).toEqual([
    [
      {
        chainId: '0x38',
        chainName: chain.name,
        nativeCurrency: chain.nativeCurrency,
        rpcUrls: chain.rpcUrls,
        blockExplorerUrls: [chain.explorer?.url],
      },
    ],
  ])
})

test('a wallet that only adds is asked to switch after it', async () => {
  const wallet = openWallet({
    onSwitch: (move, call) => {
      if (call === 1) throw unknown
      return move()
    },
    onAdd: () => null,
  })
  await switchWallet(wallet.request, chain, wait)
  expect(wallet.asked).toEqual([asksSwitch, asksAdd, asksSwitch])
})

test('one that answers without moving is offered to add the network, which moves it', async () => {
  const wallet = openWallet({ onSwitch: () => null, onAdd: (move) => move() })
  await switchWallet(wallet.request, chain, wait)
  expect(wallet.asked).toEqual([asksSwitch, asksAdd])
})

test.each<[string, () => unknown]>([
  ['answers again', () => null],
  ['cannot add', refuse(failed(4200))],
])('one that never moves is told of: it %s', async (_how, onAdd) => {
  const wallet = openWallet({ onSwitch: () => null, onAdd })
  const moved = switchWallet(wallet.request, chain, wait)
  await expect(moved).rejects.toMatchObject({
    code: 'Wallet_NotSwitched',
    args: { network: chain.name },
  })
  expect(wallet.chainId()).toBe(elsewhere)
})

test('a wallet that moves a little after its answer is waited for', async () => {
  const wallet = openWallet({
    onSwitch: (move) => {
      setTimeout(move, 20)
      return null
    },
  })
  await switchWallet(wallet.request, chain, { patienceMs: 2_000, pollMs: 5 })
  expect(wallet.asked).toEqual([asksSwitch])
})

test('a refusal stands, whether of the switch or of the network', async () => {
  const no = failed(4001)
  const first = openWallet({ onSwitch: refuse(no), onAdd: (move) => move() })
  await expect(switchWallet(first.request, chain, wait)).rejects.toBe(no)
  expect(first.asked).toEqual([asksSwitch])
  const second = openWallet({ onSwitch: refuse(unknown), onAdd: refuse(no) })
  await expect(switchWallet(second.request, chain, wait)).rejects.toBe(no)
})

test('a wallet that is still asking something else is not asked again', async () => {
  const busy = failed(-32002)
  const wallet = openWallet({ onSwitch: refuse(busy), onAdd: (move) => move() })
  await expect(switchWallet(wallet.request, chain, wait)).rejects.toBe(busy)
  expect(wallet.asked).toEqual([asksSwitch])
})
