import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getDevelopmentAccount } from '@slipway/deployer/accounts/development-accounts'
import { callRpc } from '@slipway/deployer/node/call-rpc'
import { launchPadAbi } from '@slipway/deployments/abi'
import { findSignLink, readSignLink } from '@slipway/sdk/signing/sign-link'
import { type Address, decodeFunctionData, erc20Abi, type Hex, parseEther, parseUnits } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAirdrop } from './create-airdrop.ts'
import {
  type CommandLine,
  failureOf,
  startCommand,
  startCommandLine,
} from './local-command-line.ts'

let line: CommandLine
let signed: readonly string[]
const stranger = getDevelopmentAccount(5).address

beforeAll(async () => {
  line = await startCommandLine(18_741)
  signed = [...line.at, '--signer', line.node.rpcUrl, '--account', stranger]
})

afterAll(() => line.stop())

const harbour = ['--name', 'Harbour', '--symbol', 'HRB', '--total-supply', '1000000']

async function createToken(options: readonly string[] = line.keyed): Promise<Address> {
  const { result } = await line.json(['token', 'create', ...harbour, ...options, '--yes'])
  return result.token as Address
}

/** Everything that a command that sends nothing leaves as it is. */
async function stateOf(account: Address) {
  const [nonce, balance] = await Promise.all([
    line.client.getTransactionCount({ address: account }),
    line.client.getBalance({ address: account }),
  ])
  return { nonce, balance }
}

const balanceOf = (token: Address, account: Address) =>
  line.client.readContract({
    address: token,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [account],
  })

describe('tokens', () => {
  test('a token is created with a key file from flags, and read back by scripts and people', async () => {
    const token = await createToken()
    const { result } = await line.json([
      ...['token', 'show', token, ...line.at, '--account', line.account],
    ])
    expect(result).toMatchObject({
      ...{ address: token, name: 'Harbour', symbol: 'HRB', decimals: 18 },
      totalSupply: String(parseUnits('1000000', 18)),
      balance: String(parseUnits('1000000', 18)),
      platform: { templateId: 1, creator: line.account, owner: line.account, taxed: null },
    })
    const read = await startCommand(['token', 'show', token, ...line.at, '--language', 'zh-CN'])
    expect(read).toMatchObject({ code: 0, errors: '' })
    expect(read.out).toContain('供应量')
    expect(read.out).toContain('1,000,000')
  })

  test('a taxed token comes from a draft file, by a wallet program; every fault names its field in the reader’s language', async () => {
    const [quote, router] = [line.chain.wrappedNative ?? '', line.venue.router]
    const draft = {
      ...{ templateId: 2, name: 'Tide', symbol: 'TDE', totalSupply: '5000', quote, router },
      ...{ marketingWallet: line.account, buyTaxPercent: '5', sellTaxPercent: '5' },
      marketingShare: '100',
    }
    const right = await line.file('taxed.json', JSON.stringify(draft))
    const { result } = await line.json(['token', 'create', '--draft', right, ...signed, '--yes'])
    const shown = await line.json(['token', 'show', String(result.token), ...line.at])
    expect(shown.result).toMatchObject({
      platform: { templateId: 2, creator: stranger, taxed: { taxes: { buyBps: 500 } } },
    })
    const faulty = ['--draft', right, '--name', '', '--buy-tax-percent', '99']
    const said = await startCommand([
      ...['token', 'create', ...faulty, ...signed, '--dry-run', '--json', '--language', 'zh-CN'],
    ])
    expect(said).toMatchObject({ code: 2, out: '' })
    const { code, issues } = failureOf(said)
    expect(code).toBe('Cli_DraftRefused')
    expect(issues.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['name', 'buyTaxPercent']),
    )
    expect(issues.every(({ message }) => /[\u4e00-\u9fff]/.test(message))).toBe(true)
    const misspelt = await startCommand(['token', 'create', '--draft', '-', ...signed, '--json'], {
      input: '{"nmae":"Harbour"}',
    })
    expect(misspelt.code).toBe(2)
  })

  test('a dry run shows amounts, fee, gas and what lasts for ever, and changes nothing', async () => {
    const before = await stateOf(line.account)
    // The address that the key file says is enough: no password is asked for.
    const { dryRun } = await line.json([
      ...['token', 'create', ...harbour, ...line.keyed.slice(0, 6), '--dry-run'],
    ])
    expect(dryRun).toMatchObject({
      account: line.account,
      forecast: 'done',
      feeWei: String(parseEther('0.02')),
      isGasMeasured: true,
      transactions: [{ contract: 'tokenFactory', function: 'deploy' }],
      changes: [
        { asset: null, symbol: 'ETH', amount: `-${parseEther('0.02')}` },
        { symbol: 'HRB', amount: String(parseUnits('1000000', 18)) },
      ],
    })
    expect(Number(dryRun.gas)).toBeGreaterThan(100_000)
    expect((dryRun.permanent as readonly string[]).length).toBeGreaterThan(0)
    expect(await stateOf(line.account)).toEqual(before)
  })

  test('a signing link holds the transaction for its account, and nothing is sent', async () => {
    const before = await stateOf(stranger)
    const { signLink } = await line.json([
      ...['sign-link', 'token', 'create', ...harbour, ...line.at, '--account', stranger],
      ...['--site', 'https://launch.example', '--expires-minutes', '30'],
    ])
    const found = findSignLink(String(signLink.link))
    if (!found) throw new Error('no link')
    const reading = await readSignLink(found)
    if (!reading.ok) throw new Error(reading.problem)
    expect(reading.request).toMatchObject({
      chainId: 31_337,
      calls: [{ valueWei: parseEther('0.02') }],
    })
    expect(reading.request.account.toLowerCase()).toBe(stranger.toLowerCase())
    expect(String(signLink.link)).toMatch(/^https:\/\/launch\.example\/sign\/[\w-]{16}#/)
    expect(await stateOf(stranger)).toEqual(before)
  })

  test('the launch of a contract account stands for a week: its signers confirm one after the other', async () => {
    const safe = '0x00000000000000000000000000000000005afe01'
    await callRpc(line.node.rpcUrl, 'anvil_setCode', [safe, '0x00'])
    await callRpc(line.node.rpcUrl, 'anvil_setBalance', [safe, '0x8ac7230489e80000'])
    const { signLink } = await line.json([
      ...['sign-link', 'token', 'launch', ...harbour, ...line.at, '--account', safe],
      ...['--token-amount', '900000', '--quote-amount', '3', '--liquidity', 'forever'],
      ...['--site', 'https://launch.example'],
    ])
    const found = findSignLink(String(signLink.link))
    const reading = found && (await readSignLink(found))
    if (!reading?.ok) throw new Error('no link')
    const data = reading.request.calls[0]?.data ?? '0x'
    const { args } = decodeFunctionData({ abi: launchPadAbi, data })
    const { timestamp } = await line.client.getBlock()
    const { deadline } = (args as readonly { readonly deadline?: bigint }[]).find(
      (one) => one.deadline !== undefined,
    ) ?? { deadline: 0n }
    expect(Number((deadline ?? 0n) - timestamp)).toBeGreaterThan(6 * 86_400)
  })

  test('a launch creates, fills the pool and locks the liquidity in one transaction', async () => {
    const terms = ['--token-amount', '900000', '--quote-amount', '3', '--liquidity', 'forever']
    const { result } = await line.json([
      ...['token', 'launch', ...harbour, ...terms, ...line.keyed, '--yes'],
      ...['--purchase', `${stranger}=0.1`],
    ])
    expect((result.transactions as readonly string[]).length).toBe(1)
    const token = result.token as Address
    expect(await balanceOf(token, line.account)).toBe(parseUnits('100000', 18))
    expect(await balanceOf(token, stranger)).toBeGreaterThan(parseUnits('28000', 18))
    const { result: lock } = await line.json([
      ...['lock', 'show', `liquidity:${result.lockId}`, ...line.at],
    ])
    expect(lock).toMatchObject({ owner: line.account, isForever: true, asset: result.pair })
  })

  test('a searched seed gives the token its wanted address', async () => {
    const path = join(line.folder, 'seed.json')
    const { result } = await line.json([
      ...['vanity', ...harbour, ...line.at, '--account', line.account],
      ...['--starts', 'ab', '--out', path],
    ])
    const [found] = result.found as readonly { address: Address }[]
    expect(found?.address).toMatch(/^0xab/i)
    const created = await line.json([
      ...['token', 'create', ...harbour, ...line.keyed, '--seed-file', path, '--yes'],
    ])
    expect(created.result.token).toBe(found?.address)
    const broken = await startCommand([
      ...['vanity', ...harbour, ...line.at, '--account', line.account, '--starts', 'xyz', '--json'],
    ])
    expect(broken.code).toBe(2)
    expect(failureOf(broken).issues[0]?.code).toBe('Pattern_Character')
  })
})

describe('keys', () => {
  test('without a yes nothing is sent, and no key is touched', async () => {
    const missing = ['--keystore', join(line.folder, 'nowhere.json')]
    const ended = await startCommand([
      ...['token', 'create', ...harbour, ...line.at, ...missing, '--json'],
    ])
    expect(ended).toMatchObject({ code: 2, out: '' })
    expect(failureOf(ended).code).toBe('Cli_ConfirmationMissing')
  })

  test('a wrong password opens nothing and is not repeated', async () => {
    const password = await line.file('wrong.txt', 'wrong-password')
    const ended = await startCommand([
      ...['token', 'create', ...harbour, ...line.keyed.slice(0, 6), '--yes', '--json'],
      ...['--password-file', password],
    ])
    expect(ended.code).toBe(4)
    expect(failureOf(ended).code).toBe('Cli_PasswordWrong')
    expect(ended.errors).not.toContain('wrong-password')
  })

  test('a key or a phrase in the arguments is refused before anything else, and not repeated', async () => {
    const key = 'c85ef7d79691fe79573b1a7064c19c1a9819ebdbd1faaab1a8ec92344438aaf4'
    const phrase =
      'abandon ability able about above absent absorb abstract absurd abuse access acid'
    const lines = [
      ['token', 'show', `0x${key}`],
      ['token', 'create', `--private-key=${key}`],
      ['lock', 'show', phrase],
      ['lock', 'show', ...phrase.split(' ')],
    ]
    for (const args of lines) {
      const ended = await startCommand([...args, '--json'])
      expect(ended).toMatchObject({ code: 2, out: '' })
      expect(failureOf(ended).code).toBe('Cli_SecretInArguments')
      expect(ended.errors).not.toMatch(/c85ef7d7|abstract/)
    }
  })

  test('a wallet program on another machine, or on another network, signs nothing', async () => {
    const create = ['token', 'create', ...harbour, ...line.at, '--yes', '--json']
    const remote = await startCommand([...create, '--signer', 'http://198.51.100.7:8545'])
    expect(failureOf(remote)).toMatchObject({ code: 'Cli_SignerRemote', exitCode: 2 })
    const unknown = await startCommand([
      ...[...create, '--signer', line.node.rpcUrl, '--account', line.account],
    ])
    expect(failureOf(unknown)).toMatchObject({ code: 'Cli_SignerAccountMissing', exitCode: 4 })
  })
})

describe('networks', () => {
  test('an unknown network, another network’s node and a dead node are told apart', async () => {
    const show = ['token', 'show', line.account, '--json']
    const unknown = await startCommand([...show, '--network', 'atlantis'])
    expect(failureOf(unknown)).toMatchObject({ code: 'Cli_NetworkUnknown', exitCode: 2 })
    const wrong = await startCommand([...show, '--network', 'bsc', '--rpc', line.node.rpcUrl])
    expect(wrong.code).toBe(3)
    expect(failureOf(wrong)).toMatchObject({
      code: 'Rpc_WrongChain',
      args: { expected: 56, actual: 31_337 },
    })
    const dead = await startCommand([...show, '--network', 'local', '--rpc', 'http://127.0.0.1:1'])
    expect(failureOf(dead)).toMatchObject({ code: 'Rpc_Unavailable', exitCode: 3 })
  })

  test('everything that the platform holds covers what it owes', async () => {
    const { result } = await line.json(['solvency', '--all', ...line.at])
    expect(result.isSolvent).toBe(true)
    expect((result.contracts as readonly unknown[]).length).toBeGreaterThan(8)
  })
})

describe('lists', () => {
  const receiver = (index: number): Address =>
    `0x${(0xabc_000_000 + index).toString(16).padStart(40, '0')}`
  const rows = 700

  test('a list that was killed in its middle goes on where it stood, and pays each once', async () => {
    const lines = Array.from({ length: rows }, (_, at) => `${receiver(at)},0.001`)
    const file = await line.file('list.csv', lines.join('\n'))
    const send = ['multisend', file, ...line.keyed]
    const { dryRun } = await line.json([...send, '--dry-run'])
    const { batches, listGasWei } = dryRun.facts as { batches: number; listGasWei: string }
    expect(batches).toBeGreaterThan(2)
    expect(BigInt(listGasWei)).toBeGreaterThan(BigInt(String(dryRun.gasWei)))
    expect(dryRun.facts).toMatchObject({
      ...{ recipients: rows, sentBefore: 0, batchesLeft: batches },
      sumLeft: String(parseEther('0.7')),
    })

    const killed = await startCommand([...send, '--yes', '--json'], {
      onErrors: (text, kill) => {
        if (text.includes('"status":"mined"')) kill()
      },
    })
    expect(killed).toMatchObject({ code: null, out: '' })
    const paidBy = async (index: number) => line.client.getBalance({ address: receiver(index) })
    expect(await paidBy(0)).toBe(parseEther('0.001'))
    expect(await paidBy(rows - 1)).toBe(0n)

    const { result } = await line.json([...send, '--yes'])
    expect(Number(result.sentBefore)).toBeGreaterThan(0)
    expect((result.transactions as readonly string[]).length).toBe(
      batches - Number(result.sentBefore),
    )
    const balances = await Promise.all(lines.map((_, at) => paidBy(at)))
    expect(new Set(balances)).toEqual(new Set([parseEther('0.001')]))
    const done = await startCommand([...send, '--yes', '--json'])
    expect(failureOf(done)).toMatchObject({ code: 'Cli_NothingToDo', exitCode: 1 })
  })

  test('a line that names nobody is refused with its number', async () => {
    const ended = await startCommand(['multisend', '-', ...line.keyed, '--dry-run', '--json'], {
      input: `${receiver(1)},1\nnobody,2\n`,
    })
    expect(ended).toMatchObject({ code: 2, out: '' })
    expect(failureOf(ended).issues).toMatchObject([{ line: 2, field: 'address' }])
  })

  test('an airdrop’s tree has the root that its file gives again; another list’s claim is refused', async () => {
    const token = await createToken()
    const file = await line.file('claims.csv', `${line.account},5\n${stranger},7.5\n`)
    const out = join(line.folder, 'claims.json')
    const { result } = await line.json([
      ...['airdrop', 'tree', file, '--token', token, '--out', out, '--proofs', ...line.at],
    ])
    expect(result).toMatchObject({ count: 2, total: String(parseUnits('12.5', 18)) })
    expect((result.entries as readonly unknown[]).length).toBe(2)
    expect(JSON.parse(await readFile(out, 'utf8'))).toMatchObject({ chainId: 31_337 })

    const airdrop = await createAirdrop(line, {
      token,
      root: result.root as Hex,
      total: parseUnits('12.5', 18),
    })
    const claim = ['airdrop', 'claim', airdrop, '--list', out, ...line.keyed, '--yes']
    const paid = await line.json([...claim, '--for', stranger])
    expect(paid.result).toMatchObject({ account: stranger, amount: String(parseUnits('7.5', 18)) })
    expect(await balanceOf(token, stranger)).toBe(parseUnits('7.5', 18))
    const twice = await startCommand([...claim, '--for', stranger, '--json', '--language', 'zh-CN'])
    expect(twice.code).toBe(1)
    expect(failureOf(twice).code).toMatch(/^MerkleAirdrop_/)
    expect(failureOf(twice).message).toMatch(/[\u4e00-\u9fff]/)
    const nobody = await startCommand([...claim, '--for', receiver(3), '--json'])
    expect(failureOf(nobody)).toMatchObject({ code: 'Cli_NotInList', exitCode: 1 })
    const other = await line.file(
      'other.json',
      (await readFile(out, 'utf8')).replace('7500000000000000000', '8500000000000000000'),
    )
    const wrong = await startCommand([
      ...['airdrop', 'claim', airdrop, '--list', other, ...line.keyed, '--yes', '--json'],
    ])
    expect(failureOf(wrong)).toMatchObject({ code: 'Cli_RootDiffers', exitCode: 1 })
  })
})

describe('presales', () => {
  test('a presale is created, refuses money before its time, takes it, is finished and pays out', async () => {
    const token = await createToken()
    const now = Number((await line.client.getBlock()).timestamp)
    const start = now + 600
    const draft = {
      ...{ kind: 'normal', token, router: line.venue.router, presaleRate: '100' },
      ...{ liquidityRate: '80', hardCap: '10', softCap: '5', minCurrency: '0.5', maxCurrency: '6' },
      ...{ startTime: String(start), endTime: String(start + 3_600) },
    }
    const file = await line.file('presale.json', JSON.stringify(draft))
    const faulty = await startCommand([
      ...['presale', 'create', '--draft', file, '--soft-cap', '11', ...line.keyed, '--dry-run'],
      '--json',
    ])
    expect(faulty.code).toBe(2)
    expect(failureOf(faulty).issues.map(({ field }) => field)).toContain('softCap')

    const { result: made } = await line.json([
      ...['presale', 'create', '--draft', file, ...line.keyed, '--yes'],
    ])
    const presale = String(made.presale)
    const contribute = ['presale', 'contribute', presale, '--amount', '5']
    const early = await startCommand([
      ...contribute,
      ...signed,
      '--yes',
      '--json',
      '--language',
      'zh-CN',
    ])
    expect(early).toMatchObject({ code: 1, out: '' })
    expect(failureOf(early).code).toMatch(/^Presale_/)
    expect(failureOf(early).message).toMatch(/[\u4e00-\u9fff]/)

    await line.goTo(start + 1)
    const paid = await line.json([...contribute, ...signed, '--yes'])
    expect(paid.result.amount).toBe(String(parseEther('5')))
    const { result: running } = await line.json([
      ...['presale', 'show', presale, ...line.at, '--account', stranger],
    ])
    expect(running).toMatchObject({
      status: 'running',
      account: { contributed: String(parseEther('5')) },
    })

    await line.goTo(start + 3_601)
    const { result: ended } = await line.json([
      ...['presale', 'finalize', presale, ...line.keyed, '--yes'],
    ])
    expect(ended).toMatchObject({ isListed: true, accepted: String(parseEther('5')) })
    const { result: claimed } = await line.json(['presale', 'claim', presale, ...signed, '--yes'])
    expect(claimed.tokens).toBe(String(parseUnits('500', 18)))
    expect(await balanceOf(token, stranger)).toBe(parseUnits('500', 18))
    const late = await startCommand(['presale', 'refund', presale, ...signed, '--yes', '--json'])
    expect(late).toMatchObject({ code: 1, out: '' })
    expect(failureOf(late).code).toMatch(/^Presale_/)
  })
})

describe('locks', () => {
  test('a lock is made, read, proven, refused before its time, and paid after it', async () => {
    const token = await createToken()
    const now = Number((await line.client.getBlock()).timestamp)
    const unlockAt = now + 3_600
    const { result: made } = await line.json([
      ...['lock', 'create', '--asset', token, '--amount', '1000', ...line.keyed, '--yes'],
      ...['--unlock-at', String(unlockAt)],
    ])
    const lock = String(made.lock)
    const { result: shown } = await line.json(['lock', 'show', lock, ...line.at])
    expect(shown).toMatchObject({
      ...{ owner: line.account, asset: token, unlockAt, releasable: '0' },
      amount: String(parseUnits('1000', 18)),
    })

    const file = join(line.folder, 'lock.json')
    const proven = await line.json([
      'verify',
      'certificate',
      '--lock',
      lock,
      '--out',
      file,
      ...line.at,
    ])
    expect(proven.result).toMatchObject({ verdict: 'true', node: 'agreed', key: shown.key })
    const again = await line.json(['verify', 'certificate', file, ...line.at])
    expect(again.result).toMatchObject({ verdict: 'true' })

    const early = await startCommand([
      ...['lock', 'withdraw', lock, ...line.keyed, '--yes', '--language', 'zh-CN', '--json'],
    ])
    expect(early).toMatchObject({ code: 1, out: '' })
    expect(failureOf(early).issues[0]).toMatchObject({
      ...{ field: 'amount', code: 'TokenLocker_StillLocked' },
      message: expect.stringMatching(/[\u4e00-\u9fff]/),
    })

    await line.goTo(unlockAt + 1)
    const before = await balanceOf(token, line.account)
    const { result: paid } = await line.json([
      ...['lock', 'withdraw', lock, '--amount', '400', ...line.keyed, '--yes'],
    ])
    expect(paid.amount).toBe(String(parseUnits('400', 18)))
    expect((await balanceOf(token, line.account)) - before).toBe(parseUnits('400', 18))
    await line.json(['lock', 'withdraw', lock, ...line.keyed, '--yes'])
    const gone = await startCommand(['lock', 'show', lock, ...line.at, '--json'])
    expect(failureOf(gone)).toMatchObject({ code: 'Cli_LockGone', exitCode: 1 })
  })
})
