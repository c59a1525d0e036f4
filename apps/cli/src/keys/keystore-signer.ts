import type { ReadClient } from '@slipway/sdk/evm/create-read-client'
import type { RpcRequest } from '@slipway/sdk/evm/rpc-endpoint'
import { withGasMargin } from '@slipway/sdk/evm/with-gas-margin'
import { createWalletClient, custom, hexToBigInt, type PrivateKeyAccount } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { CliError } from '../errors/cli-error.ts'
import { type OptionValues, textOf } from '../input/options.ts'
import type { Terminal } from '../output/terminal.ts'
import { decryptKeystore } from './decrypt-keystore.ts'
import { readKeystoreFile } from './keystore.ts'
import { readPassword } from './read-password.ts'
import type { Signer } from './signer.ts'

interface WalletCall {
  readonly to: `0x${string}`
  readonly data: `0x${string}`
  readonly value: `0x${string}`
  readonly gas?: `0x${string}`
}

/** Signs here and hands the signed transaction to the network's own nodes. */
function createRequest(client: ReadClient, account: PrivateKeyAccount): RpcRequest {
  const transport = custom({ request: (args) => client.request(args as never) })
  const wallet = createWalletClient({ account, chain: client.chain, transport })
  return async (args) => {
    if (args.method !== 'eth_sendTransaction') return client.request(args as never)
    const [{ to, data, value, gas }] = args.params as readonly [WalletCall]
    return wallet.sendTransaction({
      to,
      data,
      value: hexToBigInt(value),
      ...(gas && { gas: hexToBigInt(gas) }),
    })
  }
}

/**
 * The key of an encrypted file, for as long as the command runs.
 * @throws {CliError} `Cli_PasswordWrong`, `Cli_PasswordMissing`, `Cli_KeystoreInvalid`
 */
export async function openKeystoreSigner(
  options: OptionValues,
  { client, terminal, signal }: { client: ReadClient; terminal: Terminal; signal: AbortSignal },
): Promise<Signer> {
  const file = textOf(options, 'keystore') ?? ''
  const keystore = await readKeystoreFile(file)
  const password = await readPassword(options, terminal, { file, signal })
  const key = await decryptKeystore(keystore, password)
  if (!key) throw new CliError('Cli_PasswordWrong', { file })
  const account = privateKeyToAccount(key)
  return { account: account.address, request: withGasMargin(createRequest(client, account)) }
}
