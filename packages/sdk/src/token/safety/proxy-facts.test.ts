import {
  type Address,
  concat,
  getAddress,
  type Hex,
  numberToHex,
  pad,
  toFunctionSelector,
} from 'viem'
import { describe, expect, test } from 'vitest'
import type { ReadClient } from '../../evm/create-read-client.ts'
import { getCodeFacts } from './get-code-facts.ts'

const token = '0x00000000000000000000000000000000000000A1'
const logic = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
/** Begins with three zero bytes. */
const short = getAddress('0x00000097970c51812dc3a010c7d01b50e0d17dc7')
const other = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const admin = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const burnt = '0x000000000000000000000000000000000000dEaD'

const push4 = (signature: string) => concat(['0x63', toFunctionSelector(signature)])
/** A token whose dispatch table names a way to stop it. */
const pausable = concat([push4('transfer(address,uint256)'), push4('pause()')])
const uups = concat([pausable, push4('upgradeToAndCall(address,bytes)')])
/** Hands every call on to what a slot holds, as real ones do; the slot itself is read by the report. */
const forwarder: Hex = '0x600080545af4'

const slots = {
  logic: '0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc',
  admin: '0xb53127684a568b3173ae13b9f8a6016e243e63b6e8ee1178d6a717850b5d6103',
  beacon: '0xa3f0ad74e5423aebfd80d3ef4346578335a9a72aeaee59ff6cb3582b35133d50',
  olderLogic: '0x7050c9e0f4ca769c69bd3a8ef740bc37934f8e2c036e5a723fd8ee048ed3f8c3',
  olderAdmin: '0x10d6a54a4754c8869d6886b5f5d7fbfa5b4522237ea5c60d11bc4e7a1ff9390b',
  proxiable: '0xc5f16f0fcc639fa48a6947836d9850f504798523bf8c9a3a87d5876cf622bcf7',
  first: numberToHex(0, { size: 32 }),
} as const

interface World {
  readonly code: Hex
  readonly codes?: Readonly<Record<string, Hex>>
  readonly storage?: Partial<Record<keyof typeof slots, Address>>
  /** By address and function. */
  readonly answers?: Readonly<Record<string, unknown>>
}

/** A network that holds nothing but one token and what it forwards to. */
function worldOf({ code, codes = { [logic]: pausable }, storage = {}, answers = {} }: World) {
  const all: Readonly<Record<string, Hex>> = { ...codes, [token]: code }
  return {
    getCode: async ({ address }: { address: Address }) => all[address],
    request: async ({ params: [, slot] }: { params: readonly [Address, Hex] }) => {
      const name = Object.entries(slots).find(([, known]) => known === slot)?.[0]
      return pad(storage[name as keyof typeof slots] ?? '0x00')
    },
    readContract: async (asked: { address: Address; functionName: string }) => {
      const answer = answers[`${asked.address}.${asked.functionName}`]
      if (answer === undefined) throw Object.assign(new Error('execution reverted'), { code: 3 })
      return answer
    },
  } as unknown as ReadClient
}

const bare = logic.slice(2).toLowerCase()
const safeCode: Hex = `0x608060405273${'f'.repeat(40)}600054167fa619486e${'0'.repeat(56)}6000351460505780600080f45af4`

/** Every way in use to hand a token's calls on: how it looks, what is behind it, and who can change that. */
const ways: readonly (readonly [string, World, object])[] = [
  [
    'EIP-1167',
    { code: `0x363d3d373d3d3d363d73${bare}5af43d82803e903d91602b57fd5bf3` },
    fixed('clone'),
  ],
  [
    'EIP-1167 with arguments behind it',
    { code: `0x363d3d373d3d3d363d73${bare}5af43d82803e903d91602b57fd5bf3cafe0042` },
    fixed('clone'),
  ],
  [
    'EIP-1167 with a short address',
    {
      code: `0x363d3d373d3d3d363d70${short.slice(8).toLowerCase()}5af43d82803e903d91602857fd5bf3`,
      codes: { [short]: pausable },
    },
    { ...fixed('clone'), implementations: [short] },
  ],
  [
    'ERC-7511',
    { code: `0x365f5f375f5f365f73${bare}5af43d5f5f3e5f3d91602a57fd5bf3` },
    fixed('clone'),
  ],
  [
    'Solady with PUSH0',
    { code: `0x5f5f365f5f37365f73${bare}5af43d5f5f3e6029573d5ffd5b3d5ff3` },
    fixed('clone'),
  ],
  ['0age', { code: `0x3d3d3d3d363d3d37363d73${bare}5af43d3d93803e602a57fd5bf3` }, fixed('clone')],
  [
    'Vyper',
    { code: `0x366000600037611000600036600073${bare}5af4602c57600080fd5b6110006000f3` },
    fixed('clone'),
  ],
  [
    'clones with immutable arguments',
    {
      code: `0x3d3d3d3d363d3d37610016603736393661001601 3d73${bare}5af43d3d93803e603557fd5bf3aa0016`.replace(
        ' ',
        '',
      ) as Hex,
    },
    fixed('clone'),
  ],
  [
    'Solady’s older clones with immutable arguments',
    {
      code: `0x36602c57343d527f9e4ac34f21c619cefc926c8bd93b54bf5a39c7ab2127a895af1cc0691d7e3dff593da1005b363d3d373d3d3d3d610016806062363936013d73${bare}5af43d3d93803e606057fd5bf3aa`,
    },
    fixed('clone'),
  ],
  [
    'a forwarder of another make',
    { code: `0x6000366000376000600036600073${bare}5af4600080f3` },
    { pattern: 'clone', implementations: [logic], upgrade: 'unclear' },
  ],
  [
    'EIP-1967 with an admin',
    { code: forwarder, storage: { logic, admin } },
    { pattern: 'eip1967', implementations: [logic], upgrade: 'upgradeable', admin },
  ],
  [
    'EIP-1967 whose admin is gone',
    { code: forwarder, storage: { logic, admin: burnt } },
    { pattern: 'eip1967', implementations: [logic], upgrade: 'fixed' },
  ],
  [
    'UUPS',
    { code: forwarder, codes: { [logic]: uups }, storage: { logic } },
    { pattern: 'eip1967', implementations: [logic], upgrade: 'upgradeable' },
  ],
  [
    'EIP-1967 without a way to change it that shows',
    { code: forwarder, storage: { logic } },
    { pattern: 'eip1967', implementations: [logic], upgrade: 'unclear' },
  ],
  [
    'a beacon',
    {
      code: forwarder,
      codes: { [logic]: pausable, [other]: push4('upgradeTo(address)') },
      storage: { beacon: other },
      answers: { [`${other}.implementation`]: logic, [`${other}.owner`]: admin },
    },
    { pattern: 'beacon', implementations: [logic], upgrade: 'upgradeable', admin },
  ],
  [
    'older OpenZeppelin',
    { code: forwarder, storage: { olderLogic: logic, olderAdmin: admin } },
    { pattern: 'openzeppelin', implementations: [logic], upgrade: 'upgradeable', admin },
  ],
  [
    'EIP-1822',
    {
      code: forwarder,
      codes: { [logic]: concat([pausable, push4('updateCode(address)')]) },
      storage: { proxiable: logic },
    },
    { pattern: 'eip1822', implementations: [logic], upgrade: 'upgradeable' },
  ],
  [
    'a Safe’s proxy',
    { code: safeCode, storage: { first: logic } },
    { pattern: 'safe', implementations: [logic], upgrade: 'upgradeable' },
  ],
  [
    'a diamond',
    {
      code: forwarder,
      codes: { [logic]: push4('transfer(address,uint256)'), [other]: push4('pause()') },
      answers: { [`${token}.facetAddresses`]: [logic, other], [`${token}.facetAddress`]: other },
    },
    { pattern: 'diamond', implementations: [logic, other], upgrade: 'upgradeable' },
  ],
  [
    'a diamond that nobody can cut any more',
    {
      code: forwarder,
      answers: {
        [`${token}.facetAddresses`]: [logic],
        [`${token}.facetAddress`]: '0x0000000000000000000000000000000000000000',
      },
    },
    { pattern: 'diamond', implementations: [logic], upgrade: 'fixed' },
  ],
  ...([1n, 2n] as const).map(
    (proxyType) =>
      [
        `EIP-897 of type ${proxyType}`,
        {
          code: forwarder,
          answers: { [`${token}.implementation`]: logic, [`${token}.proxyType`]: proxyType },
        },
        { pattern: 'eip897', upgrade: proxyType === 1n ? 'fixed' : 'upgradeable' },
      ] as const,
  ),
  [
    'an account that lends itself a code (EIP-7702)',
    { code: `0xef0100${bare}` },
    { pattern: 'eip7702', implementations: [logic], upgrade: 'upgradeable' },
  ],
  [
    'a clone of an upgradeable proxy',
    {
      code: `0x363d3d373d3d3d363d73${other.slice(2).toLowerCase()}5af43d82803e903d91602b57fd5bf3` as Hex,
      codes: { [other]: forwarder, [logic]: pausable },
      storage: { logic, admin },
    },
    { pattern: 'eip1967', implementations: [other, logic], upgrade: 'upgradeable', admin },
  ],
]

function fixed(pattern: string) {
  return { pattern, implementations: [logic], upgrade: 'fixed' }
}

describe('proxies', () => {
  test.each(ways)('%s: what acts is found, with its powers', async (_, world, proxy) => {
    const facts = await getCodeFacts(worldOf(world), token)
    expect(facts?.powers).toContain('pause')
    expect(facts?.proxy).toMatchObject(proxy)
  })

  test('what hands its transfers on in a way that nobody knows is said to', async () => {
    const facts = await getCodeFacts(worldOf({ code: forwarder }), token)
    expect(facts?.proxy).toMatchObject({
      pattern: 'unrecognised',
      implementations: [],
      upgrade: 'unclear',
    })
  })

  test('a token that calls a library is no proxy, and what lies in its slots is none of its code', async () => {
    const linked = concat([pausable, `0x73${bare}5af4`])
    expect((await getCodeFacts(worldOf({ code: linked }), token))?.proxy).toBeUndefined()
    const plain = worldOf({ code: pausable, storage: { logic, admin } })
    expect((await getCodeFacts(plain, token))?.proxy).toBeUndefined()
  })

  test('a byte of a constant is no instruction', async () => {
    const constant = concat(['0x7f', numberToHex(0xf4n, { size: 32 })])
    expect(
      (await getCodeFacts(worldOf({ code: constant, storage: { logic } }), token))?.proxy,
    ).toBeUndefined()
  })
})
