import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { getDevelopmentAccount } from '@slipway/deployer/accounts/development-accounts'
import { presaleAbi } from '@slipway/deployments/abi'
import { taxedTokenAbi } from '@slipway/sdk/evm/taxed-token-abi'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { type Address, parseEther, parseUnits } from 'viem'
import { getContractEvents } from 'viem/actions'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { commandEntries } from '../src/commands.ts'
import {
  type CommandLine,
  failureOf,
  startCommand,
  startCommandLine,
} from './local-command-line.ts'

let line: CommandLine
const stranger = getDevelopmentAccount(5).address
const asStranger = () => [...line.at, '--signer', line.node.rpcUrl, '--account', stranger]

beforeAll(async () => {
  line = await startCommandLine(18_744)
})
afterAll(() => line.stop())

const nonceOf = () => line.client.getTransactionCount({ address: line.account })

async function createToken(rest: readonly string[] = []): Promise<Address> {
  const named = ['--name', 'Harbour', '--symbol', 'HRB', '--total-supply', '1000000']
  const { result } = await line.json(['token', 'create', ...named, ...rest, ...line.keyed, '--yes'])
  return result.token as Address
}

describe('a token that exists is launched', () => {
  const terms = ['--token-amount', '900000', '--quote-amount', '3', '--liquidity', 'forever']
  const taxed = () => [
    ...['--template', '2', '--marketing-wallet', stranger, '--marketing-share', '100'],
    ...['--buy-tax-percent', '5', '--sell-tax-percent', '5', '--liquidity-share', '0'],
    ...['--router', line.venue.router, '--quote', line.venue.wrappedNative],
  ]
  const isLaunched = async (address: Address) =>
    (
      await line.client.readContract({
        ...{ address, abi: taxedTokenAbi, functionName: 'launchState' },
      })
    )[0]

  test('a dry run names the rights that it still needs, and sends nothing', async () => {
    const token = await createToken(taxed())
    const before = await nonceOf()
    const { dryRun } = await line.json([
      ...['token', 'launch', '--token', token, ...terms, ...line.keyed.slice(0, 6), '--dry-run'],
    ])
    expect(dryRun).toMatchObject({
      forecast: 'done',
      feeWei: '0',
      transactions: [
        { function: 'setLauncher', valueWei: '0' },
        { function: 'approve', valueWei: '0' },
        { contract: 'launchPad', function: 'launch', valueWei: String(parseEther('3')) },
      ],
      facts: { tokenAmount: String(parseUnits('900000', 18)), lockOwner: line.account },
    })
    expect(await nonceOf()).toBe(before)
    expect(await isLaunched(token)).toBe(false)
  })

  test('right, allowance and launch are sent in order, and trading is open after them alone', async () => {
    const token = await createToken(taxed())
    const { result } = await line.json([
      ...['token', 'launch', '--token', token, ...terms, ...line.keyed, '--yes'],
      ...['--purchase', `${line.account}=0.1`],
    ])
    expect(result).toMatchObject({ token })
    expect((result.transactions as readonly string[]).length).toBe(3)
    expect(await isLaunched(token)).toBe(true)
    const { result: lock } = await line.json([
      'lock',
      'show',
      `liquidity:${result.lockId}`,
      ...line.at,
    ])
    expect(lock).toMatchObject({ owner: line.account, isForever: true, asset: result.pair })
    const again = await startCommand([
      ...['token', 'launch', '--token', token, '--token-amount', '1', '--quote-amount', '1'],
      ...['--liquidity', 'burn', ...line.keyed, '--yes', '--json'],
    ])
    expect(again).toMatchObject({ code: 1, out: '' })
    expect(failureOf(again).code).toBe('LaunchPad_AlreadyLaunched')
  })

  test.each([
    ['--liquidity', 'bogus', 'lock|forever|burn'],
    ['--liquidity', '', 'lock|forever|burn'],
    ['--opening', 'perhaps', 'true|false'],
    ['--unlock-at', 'soon', '0-9'],
    ['--venue', 'Nowhere', 'Uniswap V2'],
  ])(
    '%s %j is refused with what can be chosen, in both languages',
    async (option, word, reason) => {
      const draft = [
        ...['token', 'launch', '--name', 'A', '--symbol', 'A', '--total-supply', '9'],
        ...['--token-amount', '1', '--quote-amount', '1'],
      ]
      for (const language of ['en-US', 'zh-CN']) {
        const said = await startCommand([
          ...[...draft, option, word, ...line.keyed.slice(0, 6), '--dry-run', '--json'],
          ...['--language', language],
        ])
        expect(said).toMatchObject({ code: 2, out: '' })
        const { code, message, args: told } = failureOf(said)
        expect([code, told]).toEqual([
          'Cli_OptionInvalid',
          { option, reason: expect.stringContaining(reason) },
        ])
        if (word) expect(message).not.toContain(word)
        expect(/[\u4e00-\u9fff]/.test(message)).toBe(language === 'zh-CN')
      }
    },
  )

  test('a word that is no choice is refused from a file too', async () => {
    const file = await line.file('terms.json', '{"liquidity":"keep"}')
    const args = ['token', 'launch', '--name', 'A', '--symbol', 'A', '--total-supply', '9']
    const said = await startCommand([
      ...[...args, '--terms', file, ...line.keyed.slice(0, 6), '--dry-run', '--json'],
    ])
    expect(failureOf(said)).toMatchObject({ code: 'Cli_OptionInvalid', exitCode: 2 })
  })
})

test('a presale that missed its soft cap pays back: refused before, shown dry, and paid', async () => {
  const token = await createToken()
  const start = Number((await line.client.getBlock()).timestamp) + 600
  const draft = {
    ...{ kind: 'normal', token, router: line.venue.router, presaleRate: '100' },
    ...{ liquidityRate: '80', hardCap: '10', softCap: '5', minCurrency: '0.5', maxCurrency: '6' },
    ...{ startTime: String(start), endTime: String(start + 3_600) },
  }
  const file = await line.file('presale.json', JSON.stringify(draft))
  const bad = await startCommand([
    ...['presale', 'create', '--draft', file, '--kind', 'secret', ...line.keyed],
    ...['--dry-run', '--json'],
  ])
  expect(failureOf(bad)).toMatchObject({
    ...{ code: 'Cli_OptionInvalid', exitCode: 2 },
    args: { option: '--kind', reason: 'normal|fair|private' },
  })
  const { result: made } = await line.json([
    ...['presale', 'create', '--draft', file, ...line.keyed, '--yes'],
  ])
  const presale = String(made.presale)
  await line.goTo(start + 1)
  await line.json(['presale', 'contribute', presale, '--amount', '2', ...asStranger(), '--yes'])
  const refund = ['presale', 'refund', presale, ...asStranger()]
  await line.goTo(start + 3_601)
  const { dryRun } = await line.json([...refund, '--dry-run'])
  expect(dryRun).toMatchObject({
    transactions: [{ function: 'refund' }],
    changes: [{ asset: null, amount: String(parseEther('2')) }],
  })
  const balance = () => line.client.getBalance({ address: stranger })
  const before = await balance()
  const { result } = await line.json([...refund, '--yes'])
  const [refunded] = await getContractEvents(line.client, {
    ...{ address: presale as Address, abi: presaleAbi, eventName: 'Refunded', fromBlock: 0n },
  })
  const { account, total: _after, ...told } = refunded?.args ?? {}
  expect([account, told.amount]).toEqual([stranger, parseEther('2')])
  for (const [name, value] of Object.entries(told)) expect(result[name]).toBe(String(value))
  expect((await balance()) - before).toBeGreaterThan(parseEther('1.99'))
  const twice = await startCommand([...refund, '--yes', '--json'])
  expect(twice).toMatchObject({ code: 1, out: '' })
  expect(failureOf(twice).code).toMatch(/^Presale_/)
})

describe('the source of a token', () => {
  const source = JSON.stringify({ language: 'Solidity', sources: { 'A.sol': { content: '港' } } })
  let site: Server | undefined
  const asked: string[] = []
  afterEach(() => {
    asked.length = 0
    site?.close()
  })

  /** A site of the platform; what it answers is the shape of the API's own document. */
  async function startSite(verification: unknown, status = 200): Promise<string> {
    const server = createServer((request, response) => {
      asked.push(request.url ?? '')
      response.statusCode = status
      const isSource = request.url?.endsWith('/standard-json')
      response.end(isSource ? source : JSON.stringify(verification))
    })
    site = server
    await new Promise<void>((heard) => server.listen(0, '127.0.0.1', heard))
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }

  const told = {
    status: 'verified',
    source: { contractIdentifier: 'A.sol:A', compilerVersion: '0.8.4+commit.c7e474f2' },
    constructorArguments: '0x01',
    services: [],
  }
  const verify = (token: string, url: string) => [
    'verify',
    'source',
    token,
    ...line.at,
    '--site',
    url,
  ]

  test('is downloaded byte for byte', async () => {
    const [token, url] = [await createToken(), await startSite(told)]
    const out = join(line.folder, 'source.json')
    const { result } = await line.json([...verify(token, `${url}/`), '--out', out])
    expect(result).toEqual({
      ...{ token, status: 'verified', file: out, submitted: [], constructorArguments: '0x01' },
      ...{ contractIdentifier: 'A.sol:A', compilerVersion: '0.8.4+commit.c7e474f2' },
    })
    expect(await readFile(out, 'utf8')).toBe(source)
    const path = `/api/tokens/local/${token}`
    expect(asked).toEqual([`${path}/verification`, `${path}/standard-json`])
    const read = await startCommand([...verify(token, url), '--language', 'zh-CN'])
    expect(read).toMatchObject({ code: 0, errors: '' })
    expect(read.out).toContain('A.sol:A')
  })

  test('a network that no explorer sees, a token without one, and a site that is none are told apart', async () => {
    const token = await createToken()
    const failure = async (url: string, ...more: string[]) => {
      const { code, exitCode } = failureOf(
        await startCommand([...verify(token, url), ...more, '--json']),
      )
      return [code, exitCode]
    }
    expect(await failure(await startSite(told), '--submit')).toEqual(['Cli_NoVerifier', 1])
    site?.close()
    expect(await failure(await startSite({ ...told, source: null }))).toEqual([
      'Cli_NothingToDo',
      1,
    ])
    site?.close()
    expect(await failure(await startSite('words'))).toEqual(['Cli_SiteUnavailable', 3])
    site?.close()
    expect(await failure(await startSite(told, 404))).toEqual(['Cli_SiteUnavailable', 3])
    site?.close()
    expect(await failure('http://127.0.0.1:9')).toEqual(['Cli_SiteUnavailable', 3])
    expect(await failure('nowhere')).toEqual(['Cli_OptionInvalid', 2])
    const missing = ['verify', 'source', token, ...line.at, '--json']
    expect(failureOf(await startCommand(missing))).toMatchObject({
      ...{ code: 'Cli_OptionMissing', args: { option: '--site' } },
    })
  })
})

describe('shapes', () => {
  const ajv = new Ajv2020({ strict: false })
  const shapeOf = async (...name: string[]) => {
    const { code, out, errors } = await startCommand(['schema', ...name])
    expect({ code, errors }).toEqual({ code: 0, errors: '' })
    return JSON.parse(out)
  }

  test('all of them at once: every command, and what failures look like', async () => {
    const all = await shapeOf()
    const { schema, commands, failure } = all
    expect(schema).toBe(1)
    expect(Object.keys(commands)).toEqual(commandEntries.map(({ name }) => name))
    expect(commands['token launch'].effect).toBe('write')
    expect(commands.solvency.effect).toBe('read')
    expect(commands['token launch'].output).toEqual(await shapeOf('token', 'launch'))
    // An option names no command.
    expect(await shapeOf('--json')).toEqual(all)
    expect(await shapeOf('--language', 'zh-CN')).toEqual(all)
    const said = await startCommand(['token', 'show', 'none', ...line.at, '--json'])
    expect(ajv.validate(failure, JSON.parse(said.errors))).toBe(true)
    expect(ajv.validate(failure, { schema: 1, error: { code: 'x' } })).toBe(false)
  })

  test('what commands say fits the shape that they are published with', async () => {
    const token = await createToken()
    for (const [name, args] of [
      [['networks'], ['networks']],
      [
        ['token', 'show'],
        ['token', 'show', token, ...line.at],
      ],
      [['solvency'], ['solvency', ...line.at]],
      [
        ['token', 'create'],
        [
          ...['token', 'create', '--name', 'B', '--symbol', 'B', '--total-supply', '5'],
          ...[...line.keyed.slice(0, 6), '--dry-run'],
        ],
      ],
    ] as const) {
      const { out } = await startCommand([...args, '--json'])
      const validate = ajv.compile(await shapeOf(...name))
      expect([name, validate(JSON.parse(out)), validate.errors]).toEqual([name, true, null])
      expect(validate({ ...JSON.parse(out), schema: 2 })).toBe(false)
    }
  })

  test('of a command that there is not', async () => {
    const said = await startCommand(['schema', 'token', 'burn', '--json'])
    expect(failureOf(said)).toMatchObject({ code: 'Cli_CommandUnknown', exitCode: 2 })
  })
})
