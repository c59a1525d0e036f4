import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { getEvmChain } from '@slipway/chains'
import { createDeployClient } from '@slipway/deployer/steps/deploy-client'
import { createSafe } from '@slipway/devnet/multisig/create-safe'
import { deploySafeContracts } from '@slipway/devnet/multisig/deploy-safe-contracts'
import { LocalSafe } from '@slipway/devnet/multisig/local-safe'
import { type Address, type Hash, type PrivateKeyAccount, parseEther } from 'viem'
import { chainOfRun, createChainProbe } from '../chain/chain-of-run.ts'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { type AskedWallet, answerApp } from './answer-app.ts'
import { safeWalletPage } from './safe-wallet-page.ts'

/** A local stand-in for the wallet of Safes, with one Safe of published bytecode: two of three owners. */
export interface SafeWallet {
  readonly url: string
  readonly address: Address
  /** The same wallet for a site that reaches it as any other one (EIP-1193). */
  request(asked: { method: string; params?: readonly unknown[] }): Promise<unknown>
  /** The second owner signs what was proposed last, and executes it. */
  confirm(): Promise<void>
  /** The owners carry out nothing under the number of what was proposed last. */
  reject(): Promise<void>
  stop(): Promise<void>
}

async function makeSafe(shortname: string, [payer, ...owners]: readonly PrivateKeyAccount[]) {
  const chain = chainOfRun(shortname)
  if (!payer) throw new Error('There is no account.')
  const client = createDeployClient({
    chain: getEvmChain(shortname),
    account: payer,
    rpcUrl: chain.rpcUrl,
  })
  const contracts = await deploySafeContracts(client)
  const terms = { owners: owners.map(({ address }) => address), threshold: 2 }
  const address = await createSafe(client, contracts, terms)
  await createChainProbe(shortname).setBalance({ address, value: parseEther('100') })
  return new LocalSafe({ address, threshold: 2, chainId: chain.chainId }, client, contracts)
}

async function respond(wallet: AskedWallet, message: IncomingMessage, response: ServerResponse) {
  if (message.method !== 'POST') {
    response.writeHead(200, { 'content-type': 'text/html' }).end(safeWalletPage)
    return
  }
  const question = (await json(message)) as Parameters<typeof answerApp>[1]
  const answer = await answerApp(wallet, question).then(
    (data) => ({ success: true, data }),
    (error: Error) => ({ success: false, error: error.message }),
  )
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
}

/** Deploys a Safe on a chain of the stack, and serves its wallet at an origin of its own. */
export async function startSafeWallet(shortname: string): Promise<SafeWallet> {
  const accounts = await createFreshAccounts(4)
  const owners = accounts.slice(1) as unknown as AskedWallet['owners']
  const safe = await makeSafe(shortname, accounts)
  let last: Hash | undefined
  const asked = {
    safe,
    chainId: chainOfRun(shortname).chainId,
    owners,
    onProposed: (id: Hash) => {
      last = id
    },
  }
  const proposed = () => {
    if (!last) throw new Error('Nothing was proposed.')
    return last
  }
  const server = createServer((message, response) => void respond(asked, message, response))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    address: safe.address,
    request: async ({ method, params = [] }) => {
      if (method !== 'eth_sendTransaction') return [safe.address]
      const answer = await answerApp(asked, { method: 'sendTransactions', params: { txs: params } })
      return (answer as { readonly safeTxHash: Hash }).safeTxHash
    },
    confirm: async () => {
      await safe.sign(proposed(), owners[1])
      await safe.execute(proposed())
    },
    reject: async () => {
      const nothing = { to: safe.address, data: '0x', valueWei: 0n } as const
      const nonce = safe.tell(proposed())?.nonce
      const rejection = await safe.propose([nothing], BigInt(nonce ?? 0))
      for (const owner of owners.slice(1)) await safe.sign(rejection, owner)
      await safe.execute(rejection)
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
