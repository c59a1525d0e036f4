import { type ChainDefinition, chains } from '@slipway/chains'
import { describe, expect, it } from 'vitest'
import { askNodes } from './ask-nodes.ts'
import { buildDefinition, constantOf } from './build-definition.ts'
import { buildLogo } from './build-logo.ts'
import { checkAnswers } from './check-answers.ts'
import { listChain } from './list-chain.ts'
import { type Answers, canonicalMulticall3 } from './questions.ts'

const given = {
  'chain-id': '777777',
  name: 'Harbour Chain',
  shortname: 'harbour-1',
  rpc: 'https://rpc.harbour.example https://rpc2.harbour.example/v1',
  'currency-symbol': 'HRB',
  'currency-name': 'Harbour',
  'explorer-url': 'https://scan.harbour.example',
  'explorer-name': 'HarbourScan',
  'explorer-kind': 'blockscout',
  'wrapped-native': '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
  'evm-version': 'cancun',
  'block-seconds': '0.5',
}

function answersOf(changes: Partial<Record<keyof Answers, string>> = {}): Answers {
  const checked = checkAnswers({ ...given, ...changes }, chains)
  if ('problems' in checked) throw new Error(checked.problems.join('; '))
  return checked.answers
}

function problemsOf(changes: Partial<Record<keyof Answers, string>>): readonly string[] {
  const checked = checkAnswers({ ...given, ...changes }, chains)
  return 'problems' in checked ? checked.problems : []
}

/** The definition as an object: what is left of the file when its types are taken away. */
async function load(source: string): Promise<ChainDefinition> {
  const plain = source
    .replace(/^import type .*\n/, '')
    .replace(' as const satisfies ChainDefinition', '')
  const module = await import(`data:text/javascript,${encodeURIComponent(plain)}`)
  return Object.values(module)[0] as ChainDefinition
}

describe('checkAnswers', () => {
  it('fills in what was not said', () => {
    expect(answersOf()).toMatchObject({
      testnet: 'no',
      multicall3: canonicalMulticall3,
      eip1559: 'yes',
      sourcify: 'no',
    })
  })

  it('names every missing answer at once', () => {
    const checked = checkAnswers({}, chains)
    const flags = 'problems' in checked ? checked.problems.map((line) => line.split(' ')[0]) : []
    expect(flags).toEqual([
      '--chain-id',
      '--name',
      '--shortname',
      '--rpc',
      '--currency-symbol',
      '--currency-name',
      '--block-seconds',
    ])
  })

  it.each([
    ['chain-id', '0'],
    ['chain-id', '1e3'],
    ['chain-id', '0x38'],
    ['name', "O'Chain"],
    ['name', '<b>'],
    ['shortname', 'Harbour'],
    ['shortname', '1harbour'],
    ['shortname', 'harbour-'],
    ['shortname', 'h'],
    ['rpc', 'http://rpc.harbour.example'],
    ['rpc', 'https://rpc.harbour.example?key=1'],
    ['rpc', 'https://user@rpc.harbour.example'],
    ['currency-symbol', 'HRB1'],
    ['explorer-url', 'scan.harbour.example'],
    ['multicall3', '0x1234'],
    ['evm-version', 'osaka'],
    ['block-seconds', '0'],
    ['block-seconds', '90'],
    ['testnet', 'true'],
  ] as const)('refuses --%s %s', (flag, answer) => {
    const problems = problemsOf({ [flag]: answer })
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain(`--${flag} ${JSON.stringify(answer)}`)
  })

  it.each([
    ['chain-id', '56', 'BNB Smart Chain'],
    ['shortname', 'bsc', 'BNB Smart Chain'],
    ['name', 'ethereum', 'Ethereum'],
    ['chain-id', '1923', 'Unresolved network 1923'],
    ['chain-id', '31337', 'Local chain'],
  ] as const)('refuses --%s %s, which is taken', (flag, answer, holder) => {
    expect(problemsOf({ [flag]: answer })).toEqual([`--${flag} "${answer}" is taken by ${holder}`])
  })

  it('refuses answers that contradict each other', () => {
    const node = 'https://rpc.harbour.example'
    expect(problemsOf({ rpc: `${node} ${node}` })).toEqual(['--rpc names the same node twice'])
    expect(problemsOf({ 'explorer-name': '' })).toEqual([
      '--explorer-url and --explorer-name go together',
    ])
    expect(problemsOf({ eas: canonicalMulticall3 })).toEqual([
      '--eas and --eas-registry go together',
    ])
    expect(problemsOf({ 'wrapped-native': `0x${'0'.repeat(40)}` })).toEqual([
      '--wrapped-native is the zero address',
    ])
  })
})

describe('buildDefinition', () => {
  it('writes down what was answered', async () => {
    expect(await load(buildDefinition(answersOf()))).toEqual({
      chainId: 777777,
      name: 'Harbour Chain',
      shortname: 'harbour-1',
      logo: 'harbour-1.svg',
      type: 'evm',
      status: 'live',
      isTestNetwork: false,
      hidden: false,
      nativeCurrency: { name: 'Harbour', symbol: 'HRB', decimals: 18 },
      rpcUrls: ['https://rpc.harbour.example', 'https://rpc2.harbour.example/v1'],
      feeCharging: false,
      explorer: {
        name: 'HarbourScan',
        url: 'https://scan.harbour.example',
        apiUrl: 'https://scan.harbour.example/api',
        kind: 'blockscout',
      },
      multicall3: canonicalMulticall3,
      evmVersion: 'cancun',
      evmVersionVerified: true,
      push0: true,
      eip1559: true,
      blockNumberSource: 'own',
      blockTimeSeconds: 0.5,
      supportsSourcify: false,
      wrappedNative: given['wrapped-native'],
      currencies: [{ name: 'WHRB', address: given['wrapped-native'], decimals: 18, isWETH: true }],
      venues: [],
    })
  })

  it('names the attestation service where it was answered', async () => {
    const addresses = {
      eas: '0x4200000000000000000000000000000000000021',
      schemaRegistry: '0x4200000000000000000000000000000000000020',
    }
    const answers = answersOf({ eas: addresses.eas, 'eas-registry': addresses.schemaRegistry })
    expect(await load(buildDefinition(answers))).toMatchObject({ attestations: addresses })
  })

  it('leaves out what is not known, and takes the cautious EVM level', async () => {
    const { 'evm-version': _level, ...rest } = given
    const checked = checkAnswers(
      {
        ...rest,
        'explorer-url': '',
        'explorer-name': '',
        'wrapped-native': '',
        multicall3: 'none',
        testnet: 'yes',
      },
      chains,
    )
    if ('problems' in checked) throw new Error(checked.problems.join())
    const chain = await load(buildDefinition(checked.answers))
    expect(chain).toMatchObject({
      isTestNetwork: true,
      evmVersion: 'istanbul',
      evmVersionVerified: false,
      push0: false,
      currencies: [],
    })
    for (const field of ['explorer', 'multicall3', 'wrappedNative']) {
      expect(Object.keys(chain)).not.toContain(field)
    }
  })

  it('asks Etherscan through its one API', async () => {
    const chain = await load(buildDefinition(answersOf({ 'explorer-kind': 'etherscan' })))
    expect(chain.explorer?.apiUrl).toBe('https://api.etherscan.io/v2/api?chainid=777777')
  })

  it.each([
    ['harbour-1', 'harbour1'],
    ['deep-sea-net', 'deepSeaNet'],
    ['new', 'newChain'],
  ])('names the constant of %s %s', (shortname, constant) => {
    expect(constantOf(shortname)).toBe(constant)
  })
})

describe('buildLogo', () => {
  it('bears the name, and its own id only', () => {
    const logo = buildLogo(answersOf())
    expect(logo).toContain('<title>Harbour Chain</title>')
    expect(logo).toContain('url(#harbour-1-tile)')
    expect(logo).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 24 24">/)
  })

  it('is round for a test network', () => {
    expect(buildLogo(answersOf({ testnet: 'yes' }))).toContain('<circle cx="12" cy="12" r="12"/>')
    expect(buildLogo(answersOf())).not.toContain('<circle')
  })

  it('differs between networks', () => {
    const ids = ['777777', '777778', '777779', '424242', '1000001']
    const logos = ids.map((chainId) => buildLogo(answersOf({ 'chain-id': chainId })))
    expect(new Set(logos).size).toBe(ids.length)
  })
})

describe('listChain', () => {
  const listed: readonly ChainDefinition[] = chains.filter(({ shortname }) =>
    ['bsc', 'eth', 'sepolia', 'goerli', 'local'].includes(shortname),
  )
  const source = [
    "import { bsc } from './definitions/bsc.ts'",
    "import type { ChainDefinition } from './types.ts'",
    'export const allChains: readonly ChainDefinition[] = [',
    ...listed.map(({ shortname }) => `  ${shortname},`),
    ']',
    '',
  ].join('\n')
  const orderIn = (text: string) => text.match(/^ {2}\w+(?=,$)/gm)?.map((line) => line.trim())

  it('puts a main network after the main networks', () => {
    const text = listChain(source, answersOf(), listed)
    expect(orderIn(text)).toEqual(['bsc', 'eth', 'harbour1', 'sepolia', 'goerli', 'local'])
    expect(text).toContain("import { harbour1 } from './definitions/harbour-1.ts'\n")
  })

  it('puts a test network after the test networks, before the retired ones', () => {
    const text = listChain(source, answersOf({ testnet: 'yes' }), listed)
    expect(orderIn(text)).toEqual(['bsc', 'eth', 'sepolia', 'harbour1', 'goerli', 'local'])
  })

  it('refuses a list that it does not understand', () => {
    expect(() => listChain('export const allChains = []', answersOf(), listed)).toThrow(/no single/)
  })
})

describe('askNodes', () => {
  const node =
    (answer: unknown, status = 200): typeof fetch =>
    async () =>
      new Response(JSON.stringify(answer), { status })
  const url = 'https://rpc.harbour.example'

  it('accepts a node of the same chain', async () => {
    expect(await askNodes([url], 777777, node({ result: '0xbde31' }))).toEqual([])
  })

  it.each([
    ['another chain', node({ result: '0x38' }), `${url} serves chain 56`],
    ['an error', node({ error: {} }), `${url} does not answer: no chain id in its answer`],
    ['a bad status', node({}, 503), `${url} does not answer: status 503`],
  ])('reports %s', async (_what, fetchNode, problem) => {
    expect(await askNodes([url], 777777, fetchNode)).toEqual([problem])
  })

  it('reports a node out of reach', async () => {
    const unreachable: typeof fetch = () => Promise.reject(new Error('no route'))
    expect(await askNodes([url], 1, unreachable)).toEqual([`${url} does not answer: no route`])
  })
})
