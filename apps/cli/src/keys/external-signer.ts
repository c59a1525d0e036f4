import type { RpcRequest } from '@slipway/sdk/evm/rpc-endpoint'
import { withGasMargin } from '@slipway/sdk/evm/with-gas-margin'
import { type Address, isAddress, isAddressEqual } from 'viem'
import { CliError } from '../errors/cli-error.ts'
import { isOn, type OptionValues, textOf } from '../input/options.ts'
import { readAccountText } from '../input/read-account-text.ts'
import { isLoopback } from '../network/is-loopback.ts'
import { readUrl } from '../network/read-url.ts'
import type { Signer } from './signer.ts'

/** People look at a hardware wallet's screen for a while before they press its button. */
const PATIENCE_MS = 600_000

/** What a wallet refused with; its code says whether a person did. */
class SignerRefused extends Error {
  override readonly name = 'SignerRefused'
  readonly code: number
  readonly data: unknown
  constructor(message: string, code: number, data: unknown) {
    super(message)
    this.code = code
    this.data = data
  }
}

interface Answer {
  readonly result?: unknown
  readonly error?: { readonly code?: number; readonly message?: string; readonly data?: unknown }
}

/** A wallet program's JSON-RPC over HTTP. */
function createRequest(url: string): RpcRequest {
  let id = 0
  return async ({ method, params = [] }) => {
    id += 1
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id, method, params }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
      .then((response) => response.json() as Promise<Answer>)
      .catch(() => {
        // Its address may have a key in it: only the kind of failure is told.
        throw new CliError('Cli_SignerUnavailable', { reason: method })
      })
    const { error, result } = answer
    if (error) throw new SignerRefused(error.message ?? method, error.code ?? 0, error.data)
    return result
  }
}

async function getAccounts(request: RpcRequest): Promise<readonly Address[]> {
  const answer = await request({ method: 'eth_requestAccounts' }).catch((error: unknown) => {
    // Nodes with accounts of their own know the plain method alone.
    if (error instanceof SignerRefused && error.code === -32601)
      return request({ method: 'eth_accounts' })
    throw error
  })
  const accounts = Array.isArray(answer) ? (answer as unknown[]) : []
  return accounts.filter((one): one is Address => typeof one === 'string' && isAddress(one))
}

function chooseAccount(accounts: readonly Address[], wanted: Address | undefined): Address {
  const found = wanted ? accounts.find((one) => isAddressEqual(one, wanted)) : accounts[0]
  if (found) return found
  throw new CliError('Cli_SignerAccountMissing', { account: wanted ?? '0x…' })
}

/**
 * A wallet program that signs by itself: Frame, a node with accounts of its own, a bridge to a hardware wallet.
 * @throws {CliError} `Cli_SignerRemote` for one on another machine, `Cli_SignerWrongChain`, `Cli_SignerAccountMissing`,
 * `Cli_SignerUnavailable`
 */
export async function openExternalSigner(options: OptionValues, chainId: number): Promise<Signer> {
  const url = readUrl(textOf(options, 'signer') ?? '', '--signer')
  if (!isLoopback(url) && !isOn(options, 'allow-remote-signer'))
    throw new CliError('Cli_SignerRemote')
  const request = createRequest(url)
  const actual = Number(await request({ method: 'eth_chainId' }))
  if (actual !== chainId) throw new CliError('Cli_SignerWrongChain', { actual, expected: chainId })
  const wanted = textOf(options, 'account')
  const account = chooseAccount(
    await getAccounts(request),
    wanted === undefined ? undefined : readAccountText(wanted, '--account'),
  )
  return { account, request: withGasMargin(request) }
}
