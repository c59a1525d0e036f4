import { getEvmChain, withLocalRpc } from '@slipway/chains'
import { getLocalDeployment } from '@slipway/deployments'
import { tokenFactoryAbi } from '@slipway/deployments/abi'
import { getDevelopmentAccount } from '@slipway/devnet/chain/development-accounts'
import { startChain } from '@slipway/devnet/chain/start-chain'
import { createDeployClient } from '@slipway/devnet/deploy/deploy-client'
import { deployContracts } from '@slipway/devnet/deploy/deploy-contracts'
import { describeLocalConfig } from '@slipway/devnet/deploy/deployment-config'
import type pg from 'pg'
import { type Hex, parseEventLogs, zeroAddress, zeroHash } from 'viem'

/** A local node with our contracts. */
export async function startTokenChain() {
  const node = await startChain({ chainId: 31_337 })
  const chain = withLocalRpc(getEvmChain('local'), node.rpcUrl)
  const account = getDevelopmentAccount(0)
  const client = createDeployClient({ chain, account, rpcUrl: node.rpcUrl })
  await deployContracts({ client, chain, config: describeLocalConfig(chain) })
  const factory = getLocalDeployment().contracts.tokenFactory?.address ?? zeroAddress

  /** Creates a token of template 1 and returns what the index would know of it. */
  const createToken = async (name: string) => {
    const value = await client.readContract({
      address: factory,
      abi: tokenFactoryAbi,
      functionName: 'feeOf',
      args: [account.address, 1n],
    })
    const hash = await client.writeContract({
      address: factory,
      abi: tokenFactoryAbi,
      functionName: 'deploy',
      args: [
        1n,
        [name, 'T-1', 'ipfs://x'],
        [account.address],
        [10n ** 24n, 18n, 300_000n, 500n],
        [true],
        zeroAddress,
        zeroAddress,
        zeroHash,
      ],
      value,
    })
    const receipt = await client.waitForTransactionReceipt({ hash })
    const [event] = parseEventLogs({
      abi: tokenFactoryAbi,
      logs: receipt.logs,
      eventName: 'TokenDeployed',
    })
    if (!event) throw new Error('nothing was created')
    const { input } = await client.getTransaction({ hash })
    return { address: event.args.token, input, hash, creator: account.address, factory, name }
  }
  return { rpcUrl: node.rpcUrl, stop: node.stop, createToken }
}

type CreatedToken = Awaited<ReturnType<Awaited<ReturnType<typeof startTokenChain>>['createToken']>>

/** Writes the rows that the indexer makes of a creation. */
export async function indexToken(
  pool: pg.Pool,
  token: CreatedToken,
  input: Hex = token.input,
): Promise<void> {
  const address = token.address.toLowerCase()
  const creator = token.creator.toLowerCase()
  const id = `31337-${address}`
  await pool.query(
    `INSERT INTO "index".token (id, chain_id, address, creator, owner, template_id, name, symbol, tx_hash, contract_uri)
     VALUES ($1, 31337, $2, $3, $3, 1, $4, 'T-1', $5, '')`,
    [id, address, creator, token.name, token.hash],
  )
  await pool.query(
    'INSERT INTO "index".token_creation (id, chain_id, token, factory, input) VALUES ($1, 31337, $2, $3, $4)',
    [id, address, token.factory.toLowerCase(), input],
  )
}
