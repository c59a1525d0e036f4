import { expect, test } from 'vitest'
import { deriveTestAccount } from './test-account.ts'
import { TestWallet, type TestWalletOptions } from './test-wallet.ts'

const chains = [{ chainId: 1, rpcUrl: 'http://127.0.0.1:1' }]
const target = { chainId: '0x38' }

function openWallet(switching: NonNullable<TestWalletOptions['switching']>) {
  const wallet = new TestWallet({ accounts: [deriveTestAccount(0)], chains, switching })
  const ask = (method: string, more: object = {}) =>
    wallet.request({ method, params: [{ ...target, ...more }] })
  return {
    wallet,
    move: () => ask('wallet_switchEthereumChain'),
    add: () => ask('wallet_addEthereumChain', { rpcUrls: ['http://127.0.0.1:2'] }),
  }
}

test('a wallet may put 4902 below an internal error, or say nothing but that', async () => {
  await expect(openWallet('wrapped').move()).rejects.toMatchObject({
    code: -32603,
    data: { originalError: { code: 4902 } },
  })
  await expect(openWallet('internal').move()).rejects.toMatchObject({
    code: -32603,
    data: undefined,
  })
})

test('both add the network when they are asked', async () => {
  for (const habit of ['wrapped', 'internal'] as const) {
    const { wallet, add, move } = openWallet(habit)
    await add()
    expect(wallet.chainId).toBe(56)
    wallet.setChain(1)
    await move()
    expect(wallet.chainId).toBe(56)
  }
})

test('a wallet may answer everything and stay', async () => {
  const { wallet, add, move } = openWallet('stays')
  expect([await move(), await add()]).toEqual([null, null])
  expect(wallet.chainId).toBe(1)
})
