import { type ExecFileException, execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { merkleAirdropAbi, vipAbi } from '@slipway/deployments/abi'
import { getLockContracts } from '@slipway/sdk/lock/evm/get-lock-contracts'
import { lockLimits } from '@slipway/sdk/lock/lock-limits'
import { poolLimits } from '@slipway/sdk/staking/pool-limits'
import { findVipContracts } from '@slipway/sdk/vip/evm/get-vip-contracts'
import { calculateWhitelistLeaf } from '@slipway/sdk/whitelist/build-whitelist-tree'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { concat, erc20Abi, erc721Abi, keccak256, parseUnits, zeroAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type LocalPlatform, startLocalPlatform } from './local-platform.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const examples = join(root, 'packages', 'sdk', 'examples')
const [rich, poor] = [`0x${'a1'.repeat(20)}`, `0x${'b2'.repeat(20)}`] as const

interface Run {
  readonly code: number
  readonly out: string
  readonly errors: string
}

/** Runs a program to its end. @param input what it reads from its standard input */
function run(
  program: string,
  args: readonly string[],
  options: { cwd: string; input?: string; env?: Record<string, string> },
): Promise<Run> {
  const { cwd, input = '', env } = options
  return new Promise((resolve) => {
    const done = (error: ExecFileException | null, out: string, errors: string) =>
      resolve({ code: error ? Number(error.code ?? 1) : 0, out, errors })
    const child = execFile(program, args, { cwd, env: { ...process.env, ...env } }, done)
    child.stdin?.end(input)
  })
}

let folder: string
let project: string
let archives: readonly string[]
let platform: LocalPlatform

/** A project as `npm init` leaves it, whose only wish is our packages; theirs come from what is installed already. */
async function installIntoEmptyProject() {
  const names = archives.map((archive) => basename(archive).replace(/^slipway-|-[\d.]+\.tgz$/g, ''))
  const ours = archives.map((archive, at) => [`@slipway/${names[at]}`, archive])
  const manifests = await Promise.all(
    names.map((name) => readFile(join(folder, name, 'package.json'), 'utf8')),
  )
  const needed = manifests.flatMap((text) =>
    Object.keys((JSON.parse(text) as { dependencies?: object }).dependencies ?? {}),
  )
  const theirs = [...new Set(needed)].filter((name) => !name.startsWith('@slipway/'))
  const file = (path: string) => `file:${path}`
  const manifest = {
    name: 'empty',
    private: true,
    type: 'module',
    dependencies: {
      ...Object.fromEntries(ours.map(([name, archive]) => [name, file(String(archive))])),
      ...Object.fromEntries(theirs.map((name) => [name, file(join(root, 'node_modules', name))])),
    },
    overrides: Object.fromEntries(theirs.map((name) => [name, `$${name}`])),
  }
  await writeFile(join(project, 'package.json'), JSON.stringify(manifest))
  const args = ['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund']
  const { code, errors } = await run('npm', args, { cwd: project })
  expect(errors).not.toMatch(/npm error/)
  expect(code).toBe(0)
  await cp(examples, project, { recursive: true })
}

const example = (name: string, args: readonly string[], input?: string) =>
  run(process.execPath, [`${name}.ts`, ...args], {
    cwd: project,
    env: { RPC_URL: platform.node.rpcUrl },
    ...(input !== undefined && { input }),
  })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'slipway-packed-'))
  project = await mkdtemp(join(tmpdir(), 'slipway-empty-'))
  const [packed, started] = await Promise.all([
    run(process.execPath, [join(root, 'scripts', 'pack.ts'), '--to', folder], { cwd: root }),
    startLocalPlatform(18_673),
  ])
  platform = started
  expect(packed.errors).toBe('')
  archives = packed.out.trim().split('\n')
  await installIntoEmptyProject()
})

afterAll(async () => {
  platform.node.stop()
  await Promise.all([folder, project].map((path) => rm(path, { recursive: true, force: true })))
})

describe('the published packages', () => {
  test.each(['chains', 'deployments', 'messages', 'sdk', 'vanity-address', 'verification', 'cli'])(
    '%s is packed as its manifest says',
    async (name) => {
      const { messages, pkg } = await publint({ pkgDir: join(folder, name), strict: true })
      expect(messages.map((message) => formatMessage(message, pkg))).toEqual([])
    },
  )

  test('types are found by Node and by bundlers at every door that the examples use', async () => {
    const files = (await readdir(examples)).filter((file) => file.endsWith('.ts'))
    const texts = await Promise.all(files.map((file) => readFile(join(examples, file), 'utf8')))
    const doors = texts.flatMap((text) =>
      [...text.matchAll(/'@slipway\/sdk\/([^']+)'/g)].map(([, door]) => String(door)),
    )
    const archive = archives.find((path) => basename(path).startsWith('slipway-sdk'))
    const data = new Uint8Array(await readFile(String(archive)))
    const result = await checkPackage(createPackageFromTarballData(data), {
      entrypoints: [...new Set(doors)],
    })
    if (!result.types) throw new Error('the package has no types')
    const problems = result.problems.filter(
      (problem) => !('resolutionKind' in problem) || problem.resolutionKind !== 'node10',
    )
    // The package is modules alone: who still requires it loads them as Node has done since its version 22.
    expect(problems.filter(({ kind }) => kind !== 'CJSResolvesToESM')).toEqual([])
  })

  test.each(['nodenext', 'bundler'])('type-check in an empty project: %s', async (resolution) => {
    const settings = {
      compilerOptions: {
        target: 'es2024',
        lib: ['es2024', 'dom'],
        module: resolution === 'bundler' ? 'preserve' : 'nodenext',
        moduleResolution: resolution,
        strict: true,
        noEmit: true,
        allowImportingTsExtensions: true,
        types: ['node'],
        typeRoots: [join(root, 'node_modules', '@types')],
      },
      include: ['*.ts'],
    }
    await writeFile(join(project, 'tsconfig.json'), JSON.stringify(settings))
    const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc')
    const { out } = await run(process.execPath, [compiler, '-p', '.'], { cwd: project })
    expect(out).toBe('')
  })
})

describe('the examples, in a project that has nothing but the packages', () => {
  let token: `0x${string}`
  const sentByOwner = () =>
    platform.owner.getTransactionCount({ address: platform.owner.account.address })
  const balanceOf = (holder: `0x${string}`) =>
    platform.client.readContract({
      address: token,
      abi: erc20Abi,
      functionName: 'balanceOf',
      args: [holder],
    })

  test('a token is created from typed words, and read back', async () => {
    const created = await example('create-token', ['Harbour', 'HRB', '1000000'])
    expect(created.errors).toBe('')
    token = (JSON.parse(created.out) as { token: typeof token }).token
    const supply = await platform.client.readContract({
      address: token,
      abi: erc20Abi,
      functionName: 'totalSupply',
    })
    expect(supply).toBe(parseUnits('1000000', 18))
    const { out } = await example('read-token', [token])
    expect(JSON.parse(out)).toEqual({ name: 'Harbour', symbol: 'HRB', supply: '1000000' })
  })

  test('a wrong word is answered with the contract’s error and sends nothing', async () => {
    const { code, out } = await example('create-token', ['', 'HRB', '0'])
    expect(code).toBe(1)
    expect((JSON.parse(out) as { issues: string[] }).issues).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Token_/)]),
    )
  })

  test('many are paid in one transaction, each what the list says', async () => {
    const { out, errors } = await example('pay-many', [token], `${rich},1000.5\n${poor},2\n`)
    expect(errors).toBe('')
    expect(JSON.parse(out)).toEqual({ paid: 2, transactions: 1 })
    expect(await Promise.all([rich, poor].map(balanceOf))).toEqual([
      parseUnits('1000.5', 18),
      parseUnits('2', 18),
    ])
  })

  test('a line that names nobody stops the list before anything is sent', async () => {
    const { code, out } = await example('pay-many', [token], `${rich},1\nnobody,2\n`)
    expect(code).toBe(1)
    expect((JSON.parse(out) as { issues: string[] }).issues[0]).toMatch(/^line 2: /)
  })

  test('tokens are locked for half a year, as the locker has it', async () => {
    const before = await platform.client.getBlock()
    const { out, errors } = await example('lock-tokens', [token, '1000.5'])
    expect(errors).toBe('')
    const locked = JSON.parse(out) as { lockId: string; amount: string; unlockAt: number }
    expect(locked).toMatchObject({ lockId: '1', amount: String(parseUnits('1000.5', 18)) })
    // Half a year from the block that the program saw, one of those mined meanwhile.
    const after = await platform.client.getBlock()
    const startedAt = locked.unlockAt - lockLimits.usualSeconds
    expect(startedAt).toBeGreaterThanOrEqual(Number(before.timestamp))
    expect(startedAt).toBeLessThanOrEqual(Number(after.timestamp))
    const { tokenLocker } = getLockContracts(platform.chain)
    expect(await balanceOf(tokenLocker)).toBe(parseUnits('1000.5', 18))
  })

  test('a pool is made and holds what it will pay', async () => {
    const staked = JSON.parse((await example('create-token', ['Quay', 'QUAY', '9'])).out) as {
      token: typeof token
    }
    const { out, errors } = await example('create-pool', [staked.token, token, '5000'])
    expect(errors).toBe('')
    const made = JSON.parse(out) as { pool: typeof token; rewardPerSecond: string }
    const total = parseUnits('5000', 18)
    const seconds = BigInt(poolLimits.usualSeconds)
    expect(BigInt(made.rewardPerSecond)).toBe(total / seconds)
    // It begins with its block, so that the seconds since the program looked are not paid for.
    const held = await balanceOf(made.pool)
    expect(held % BigInt(made.rewardPerSecond)).toBe(0n)
    expect(held).toBeGreaterThan((total * 99n) / 100n)
    expect(held).toBeLessThanOrEqual(total)
  })

  test('a membership is bought, and given', async () => {
    const own = JSON.parse((await example('become-member', [])).out) as { days: number }
    expect(own.days).toBeGreaterThan(0)
    const { out, errors } = await example('become-member', [rich])
    expect(errors).toBe('')
    const { expiresAt } = JSON.parse(out) as { expiresAt: number }
    const vip = findVipContracts(platform.chain)?.vip ?? zeroAddress
    const query = { address: vip, abi: vipAbi, functionName: 'recordOf', args: [rich] } as const
    const { expiredAt } = await platform.client.readContract(query)
    expect(Number(expiredAt)).toBe(expiresAt)
  })

  test('an airdrop is made of a list, by whose proof those of it claim', async () => {
    const list = `${rich},10\n${poor},2.5\n`
    const { out, errors } = await example('create-claims', [token], list)
    expect(errors).toBe('')
    const made = JSON.parse(out) as { airdrop: `0x${string}`; proofOfFirst: `0x${string}`[] }
    expect(await balanceOf(made.airdrop)).toBe(parseUnits('12.5', 18))
    const before = await balanceOf(rich)
    await platform.owner.writeContract({
      address: made.airdrop,
      abi: merkleAirdropAbi,
      functionName: 'claim',
      args: [0n, rich, parseUnits('10', 18), made.proofOfFirst],
    })
    expect((await balanceOf(rich)) - before).toBe(parseUnits('10', 18))
  })

  test('a collection is made, named as it was typed', async () => {
    const typed = ['Gulls', 'GULL', '100', 'ipfs://bafygulls/']
    const { out, errors } = await example('create-collection', typed)
    expect(errors).toBe('')
    const { sale, mintFeeWei } = JSON.parse(out) as {
      sale: `0x${string}`
      mintFeeWei: string
    }
    expect(BigInt(mintFeeWei)).toBe(parseUnits('0.01', 18))
    const query = { address: sale, abi: erc721Abi } as const
    expect(await platform.client.readContract({ ...query, functionName: 'name' })).toBe('Gulls')
  })

  test('the proofs of a whitelist lead to its root', async () => {
    const { out, errors } = await example('whitelist-proofs', [token], `${rich},1\n${poor},2\n`)
    expect(errors).toBe('')
    const { root, proofs } = JSON.parse(out) as {
      root: string
      proofs: { address: string; level: number; proof: `0x${string}`[] }[]
    }
    expect(proofs.map(({ address, level }) => [address.toLowerCase(), level])).toEqual([
      [rich, 1],
      [poor, 2],
    ])
    const scope = { chainId: platform.chain.chainId, presale: token }
    const leaves = proofs.map(({ address, level }, index) =>
      calculateWhitelistLeaf(scope, index, {
        address: address as typeof rich,
        level: level as 1 | 2,
      }),
    )
    const [first = '0x', second = '0x'] = leaves
    expect(proofs.map(({ proof }) => proof)).toEqual([[second], [first]])
    expect(keccak256(concat([first, second].toSorted()))).toBe(root)
  })

  test.each([
    ['lock-tokens', (t: string) => [t, '0'], ''],
    ['create-pool', (t: string) => [t, t, '5000'], ''],
    ['create-collection', () => ['', 'GULL', '100', 'ipfs://bafygulls/'], ''],
    ['create-claims', (t: string) => [t], 'nobody,2\n'],
    ['whitelist-proofs', (t: string) => [t], 'nobody\n'],
  ] as const)('%s names what is wrong and sends nothing', async (name, args, input) => {
    const before = await sentByOwner()
    const { code, out } = await example(name, args(token), input)
    expect(code).toBe(1)
    expect((JSON.parse(out) as { issues: string[] }).issues.length).toBeGreaterThan(0)
    expect(await sentByOwner()).toBe(before)
  })
})

describe('the command line, in a project that has nothing but the packages', () => {
  const slipway = (...args: readonly string[]) =>
    run('npx', ['--offline', 'slipway', ...args], { cwd: project })

  test('it lists the networks for scripts', async () => {
    const { code, out } = await slipway('networks', '--json')
    expect(code).toBe(0)
    const { result } = JSON.parse(out) as { result: { networks: { chainId: number }[] } }
    expect(result.networks.map(({ chainId }) => chainId)).toEqual(
      expect.arrayContaining([1, 56, 31_337]),
    )
  })

  test('it creates a token at an address that it searched on its own threads', async () => {
    const { rpcUrl } = platform.node
    const draft = ['--name', 'Harbour', '--symbol', 'HRB', '--total-supply', '1000']
    const at = ['--network', 'local', '--rpc', rpcUrl, '--account', platform.owner.account.address]
    const searched = await slipway('vanity', ...draft, ...at, '--starts', 'c', '--out', 'seed.json')
    expect(searched.code).toBe(0)
    const signed = ['--signer', rpcUrl, '--seed-file', 'seed.json', '--yes', '--json']
    const { code, out, errors } = await slipway('token', 'create', ...draft, ...at, ...signed)
    expect(code, errors).toBe(0)
    expect((JSON.parse(out) as { result: { token: string } }).result.token).toMatch(/^0xc/i)
  })

  test('a refusal is said in the language that was asked for', async () => {
    const { code, errors } = await slipway('lock', 'show', 'token:1', '--language', 'zh-CN')
    expect(code).toBe(2)
    expect(errors).toMatch(/[\u4e00-\u9fff]/)
  })
})
