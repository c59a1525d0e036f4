import { spawn } from 'node:child_process'
import { createCipheriv, randomBytes, scryptSync } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type EvmChainDefinition, getEvmChain } from '@slipway/chains'
import { getDevelopmentAccount } from '@slipway/deployer/accounts/development-accounts'
import { deployContracts } from '@slipway/deployer/contracts/deploy-contracts'
import { callRpc } from '@slipway/deployer/node/call-rpc'
import { createDeployClient } from '@slipway/deployer/steps/deploy-client'
import { type LocalChain, startChain } from '@slipway/devnet/chain/start-chain'
import { describeLocalConfig } from '@slipway/devnet/local-deployment/describe-local-config'
import { deployVenue, type LocalVenue } from '@slipway/devnet/venue/deploy-venue'
import { createReadClient, type ReadClient } from '@slipway/sdk/evm/create-read-client'
import { type Address, bytesToHex, concat, type Hex, hexToBytes, keccak256 } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import type * as z from 'zod'
import { findCommand } from '../src/commands.ts'
import { envelopeSchema, failureSchema } from '../src/output/envelope-schema.ts'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))

/** How a command ended, and what it said. */
export interface Ended {
  readonly code: number | null
  readonly out: string
  readonly errors: string
}

/** Starts a command as a shell does. @param onErrors told each piece of its standard error, with a way to kill it */
export function startCommand(
  args: readonly string[],
  options: {
    readonly input?: string
    readonly onErrors?: (text: string, kill: () => void) => void
  } = {},
): Promise<Ended> {
  const child = spawn(process.execPath, [main, ...args], { env: { PATH: process.env.PATH } })
  let [out, errors] = ['', '']
  child.stdout.on('data', (chunk: Buffer) => {
    out += chunk.toString()
  })
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString()
    options.onErrors?.(errors, () => child.kill('SIGKILL'))
  })
  child.stdin.end(options.input ?? '')
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, out, errors })))
}

export type Failure = z.output<typeof failureSchema>['error']

/** The failure that a command's last line of errors tells, as its schema has it. */
export function failureOf({ errors }: Ended): Failure {
  return failureSchema.parse(JSON.parse(errors.trim().split('\n').at(-1) ?? '')).error
}

/** An encrypted key file, written by the words of the standard and not by the code that reads it. */
export function encryptKey(key: Hex, password: string) {
  const [salt, iv] = [randomBytes(32), randomBytes(16)]
  const kdfparams = { dklen: 32, n: 1_024, r: 8, p: 1, salt: salt.toString('hex') }
  const derived = scryptSync(password, salt, 32, { N: 1_024, r: 8, p: 1 })
  const cipher = createCipheriv('aes-128-ctr', derived.subarray(0, 16), iv)
  const ciphertext = Buffer.concat([cipher.update(hexToBytes(key)), cipher.final()])
  return {
    version: 3,
    address: privateKeyToAccount(key).address.slice(2).toLowerCase(),
    crypto: {
      cipher: 'aes-128-ctr',
      cipherparams: { iv: iv.toString('hex') },
      ciphertext: bytesToHex(ciphertext).slice(2),
      kdf: 'scrypt',
      kdfparams,
      mac: keccak256(concat([derived.subarray(16, 32), ciphertext])).slice(2),
    },
  }
}

/** A local chain with exchange and platform, and somebody with a key file who has money on it. */
export interface CommandLine {
  readonly node: LocalChain
  readonly chain: EvmChainDefinition
  readonly client: ReadClient
  readonly venue: LocalVenue
  readonly folder: string
  /** The owner of the key file. */
  readonly account: Address
  /** Options that name network, node and key file. */
  readonly keyed: readonly string[]
  /** Options that name network and node. */
  readonly at: readonly string[]
  /** Runs a command with `--json` and gives its envelope, checked by the command's own schema. */
  readonly json: (
    args: readonly string[],
    input?: string,
  ) => Promise<{ readonly [part in 'result' | 'dryRun' | 'signLink']: Record<string, unknown> }>
  readonly file: (name: string, content: string) => Promise<string>
  readonly rpc: <Result = unknown>(method: string, params?: readonly unknown[]) => Promise<Result>
  /** Moves the chain's clock to a moment and mines a block there. */
  readonly goTo: (time: number) => Promise<void>
  readonly stop: () => Promise<void>
}

async function runJson(args: readonly string[], input = '') {
  const ended = await startCommand([...args, '--json'], { input })
  if (ended.code !== 0) throw new Error(`${args.join(' ')}: ${ended.errors}`)
  const words = args[0] === 'sign-link' ? args.slice(1) : args
  const command = await findCommand(words)?.entry.load()
  if (!command) throw new Error('no such command')
  return envelopeSchema(command.result).parse(JSON.parse(ended.out)) as never
}

/** @param port of its own for each test file */
export async function startCommandLine(port: number): Promise<CommandLine> {
  const local = getEvmChain('local')
  const [node, folder] = await Promise.all([
    startChain({ chainId: local.chainId, port }),
    mkdtemp(join(tmpdir(), 'slipway-cli-')),
  ])
  const chain = { ...local, rpcUrls: [node.rpcUrl] }
  const owner = createDeployClient({
    chain,
    account: getDevelopmentAccount(0),
    rpcUrl: node.rpcUrl,
  })
  const venue = await deployVenue({ client: owner })
  await deployContracts({ client: owner, chain, config: describeLocalConfig(local) })
  const file = async (name: string, content: string) => {
    const path = join(folder, name)
    await writeFile(path, content)
    return path
  }
  const rpc = <Result>(method: string, params: readonly unknown[] = []) =>
    callRpc<Result>(node.rpcUrl, method, [...params])
  const key = generatePrivateKey()
  const { address: account } = privateKeyToAccount(key)
  await rpc('anvil_setBalance', [account, `0x${(10n ** 21n).toString(16)}`])
  const password = 'correct horse'
  const keystore = await file('key.json', JSON.stringify(encryptKey(key, password)))
  const passwordFile = await file('password.txt', `${password}\n`)
  const at = ['--network', 'local', '--rpc', node.rpcUrl]
  return {
    ...{ node, chain, venue, folder, account, at, file, rpc },
    client: createReadClient(chain),
    keyed: [...at, '--keystore', keystore, '--password-file', passwordFile],
    json: runJson,
    async goTo(time) {
      // In one request: a block that came by itself in between would take the time.
      await rpc('evm_mine', [time])
    },
    async stop() {
      node.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
