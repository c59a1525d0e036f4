import fc from 'fast-check'
import { bytesToHex, type Hex, keccak256, toRlp } from 'viem'
import { describe, expect, test } from 'vitest'
import type { CertificateAccount, LockCertificate } from './certificate-schema.ts'
import { checkCertificate } from './check-certificate.ts'
import { hashHeader } from './hash-header.ts'
import { keptCertificate, keptNames, keptReleases } from './test/kept-certificates.ts'

type Writable<Value> = { -readonly [Name in keyof Value]: Writable<Value[Name]> }
type Draft = Writable<LockCertificate>

const check = (file: unknown) =>
  checkCertificate(typeof file === 'string' ? file : JSON.stringify(file), () => keptReleases)

function problemOf(file: unknown): string | undefined {
  const { verdict, steps, facts } = check(file)
  expect(verdict).toBe('false')
  expect(facts).toBeUndefined()
  const failed = steps.findIndex(({ state }) => state === 'failed')
  expect(steps.slice(failed + 1).every(({ state }) => state === 'skipped')).toBe(true)
  return steps[failed]?.problem
}

function forge(name: string, change: (draft: Draft) => void): LockCertificate {
  const draft = keptCertificate(name) as Draft
  change(draft)
  return draft
}

const locker = (draft: Draft) => draft.accounts[0] as Writable<CertificateAccount>
const entry = (draft: Draft, index: number) =>
  locker(draft).storageProof[index] as Writable<CertificateAccount>['storageProof'][number]

describe.each(keptNames)('the certificate of %s', (name) => {
  test('is true', () => {
    const { verdict, steps, facts, certificate } = check(keptCertificate(name))
    expect(steps.filter(({ state }) => state === 'failed')).toEqual([])
    expect(verdict).toBe('true')
    expect(facts?.kind).toBe(certificate?.lock.kind)
  })

  test('is true whatever the order of its names', () => {
    const turned = (value: unknown): unknown =>
      typeof value !== 'object' || value === null || Array.isArray(value)
        ? value
        : Object.fromEntries(
            Object.entries(value)
              .reverse()
              .map(([key, part]) => [key, turned(part)]),
          )
    expect(check(turned(keptCertificate(name))).verdict).toBe('true')
  })

  test('is not true with any one value changed, and no change breaks the check', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (where, how) => {
        const file = keptCertificate(name)
        const leaves = leavesOf(file)
        const leaf = leaves[where % leaves.length]
        if (!leaf) return
        leaf.change(how)
        expect(check(file).verdict, leaf.path).toBe('false')
      }),
      { numRuns: 300 },
    )
  })
})

interface Leaf {
  readonly path: string
  readonly change: (how: number) => void
}

/** Every single value of a file, but what is only told. */
function leavesOf(node: unknown, path = ''): Leaf[] {
  return Object.entries(node as Record<string, unknown>).flatMap(([name, value]) => {
    const here = `${path}/${name}`
    if (here === '/told') return []
    if (typeof value === 'object' && value !== null) return leavesOf(value, here)
    const change = (how: number) => {
      ;(node as Record<string, unknown>)[name] = changed(value, how)
    }
    return [{ path: here, change }]
  })
}

function changed(value: unknown, how: number): unknown {
  if (typeof value === 'number') return value + 1 + (how % 1_000)
  if (typeof value === 'boolean') return !value
  if (typeof value !== 'string' || value === '') return 'x'
  // Not the 0x in front, and not the case of a letter: an address means the same in either.
  const at = Math.min(value.length - 1, 2 + (how % Math.max(1, value.length - 2)))
  const digit = value.charAt(at) === '7' ? '8' : '7'
  return `${value.slice(0, at)}${digit}${value.slice(at + 1)}`
}

const other = '0x00000000000000000000000000000000000000B0'

describe('a forged', () => {
  const cases: readonly [string, string, string, (draft: Draft) => void][] = [
    ['amount', 'schedule', 'ClaimDiffers', (draft) => Object.assign(draft.claims, { units: '9' })],
    [
      'amount with its word and its sentence',
      'schedule',
      'WordDiffers',
      (draft) => {
        const { value } = entry(draft, 1)
        const forged = `${value.slice(0, -2)}ff` as Hex
        entry(draft, 1).value = forged
        const units = BigInt.asUintN(112, BigInt(forged)).toString()
        draft.statement = draft.statement.map((line) =>
          line.replace(String(draft.claims.units), units),
        )
        Object.assign(draft.claims, { units })
      },
    ],
    [
      'date',
      'liquidity',
      'ClaimDiffers',
      ({ claims }) => Object.assign(claims, { unlockAt: Number(claims.unlockAt) + 86_400 }),
    ],
    ['owner', 'nft', 'ClaimDiffers', ({ claims }) => Object.assign(claims, { owner: other })],
    ['token', 'rebasing', 'ClaimDiffers', ({ claims }) => Object.assign(claims, { token: other })],
    ['NFT', 'nft', 'ClaimDiffers', ({ claims }) => Object.assign(claims, { nftId: '12345' })],
    [
      'schedule',
      'schedule',
      'ClaimDiffers',
      ({ claims }) => Object.assign(claims.schedule as object, { firstBps: 0 }),
    ],
    [
      'claim beside those that are proven',
      'nft',
      'ClaimDiffers',
      ({ claims }) => Object.assign(claims, { guaranteed: true }),
    ],
    [
      'sentence',
      'liquidity',
      'StatementDiffers',
      (draft) => draft.statement.push('The team is trustworthy.'),
    ],
    [
      'list of successors',
      'movable',
      'ClaimDiffers',
      ({ claims }) => Object.assign(claims.succession as object, { successors: [] }),
    ],
    [
      'contract',
      'liquidity',
      'ContractUnknown',
      (draft) => {
        draft.lock.locker = other
        locker(draft).address = other
        draft.id = `${draft.chainId}-${other.toLowerCase()}-${draft.lock.lockId}`
      },
    ],
    [
      'contract in name only',
      'liquidity',
      'AccountDiffers',
      (draft) => {
        draft.lock.locker = other
        draft.id = `${draft.chainId}-${other.toLowerCase()}-${draft.lock.lockId}`
      },
    ],
    // The words lie alike in both lockers: only role and code tell them apart.
    [
      'kind of locker',
      'liquidity',
      'ContractUnknown',
      (draft) => Object.assign(draft.lock, { kind: 'token' }),
    ],
    ['code hash', 'nft', 'AccountDiffers', (draft) => swapCodeHash(locker(draft))],
    ['name', 'nft', 'IdDiffers', (draft) => Object.assign(draft, { id: `${draft.id}1` })],
    [
      'lock number',
      'schedule',
      'WordMissing',
      (draft) => {
        draft.lock.lockId = '2'
        draft.id = draft.id.replace(/-\d+$/, '-2')
      },
    ],
    [
      'header',
      'nft',
      'HeaderDiffers',
      ({ block }) => Object.assign(block.header ?? {}, { stateRoot: block.hash }),
    ],
    [
      'state root beside the header',
      'nft',
      'HeaderDiffers',
      ({ block }) => Object.assign(block, { stateRoot: block.hash }),
    ],
    [
      'block hash',
      'nft',
      'HeaderDiffers',
      ({ block }) => Object.assign(block, { hash: block.stateRoot }),
    ],
    [
      'block number',
      'nft',
      'HeaderDiffers',
      ({ block }) => Object.assign(block, { number: block.number + 1 }),
    ],
    [
      'header with a hash of its own',
      'nft',
      'AccountProofInvalid',
      ({ block }) => {
        Object.assign(block.header ?? {}, { stateRoot: block.hash })
        block.stateRoot = block.hash
        block.hash = hashHeader(block.header ?? {})
      },
    ],
  ]

  test.each(cases)('%s is found', (_what, name, problem, change) => {
    expect(problemOf(forge(name, change))).toBe(problem)
  })

  function swapCodeHash(account: Writable<CertificateAccount>) {
    account.codeHash = account.storageHash
  }

  test('contract with the same words and another code is found', () => {
    const releases = keptReleases.map((contract) => ({
      ...contract,
      codeHash: `0x${'ab'.repeat(32)}` as Hex,
    }))
    const file = JSON.stringify(keptCertificate('schedule'))
    const { steps } = checkCertificate(file, () => releases)
    expect(steps.find(({ state }) => state === 'failed')).toMatchObject({
      name: 'contract',
      problem: 'CodeDiffers',
    })
  })

  test('network is found: its contracts are not those of another', () => {
    const file = forge('schedule', (draft) => {
      draft.chainId = 1
      draft.id = draft.id.replace(/^\d+/, '1')
    })
    const { steps } = checkCertificate(JSON.stringify(file), (chainId) =>
      chainId === 31_337 ? keptReleases : [],
    )
    expect(steps.find(({ state }) => state === 'failed')?.problem).toBe('ContractUnknown')
  })
})

describe('proofs', () => {
  test('of a word that is missing', () => {
    const without = forge('schedule', (draft) => locker(draft).storageProof.splice(3, 1))
    expect(problemOf(without)).toBe('WordMissing')
  })

  test('of another slot, and swapped ones', () => {
    const swapped = forge('schedule', (draft) => {
      const [first, second] = [entry(draft, 0), entry(draft, 1)]
      ;[first.proof, second.proof] = [second.proof, first.proof]
    })
    expect(problemOf(swapped)).toBe('WordProofInvalid')
    const renamed = forge('schedule', (draft) => {
      const [first, second] = [entry(draft, 0), entry(draft, 1)]
      ;[first.key, second.key] = [second.key, first.key]
    })
    expect(problemOf(renamed)).toBe('WordProofInvalid')
  })

  test('of absence, where the word is there', () => {
    // A word said to be zero, with the proof of what it is.
    const zero = forge('position', (draft) => {
      entry(draft, 3).value = '0x0'
    })
    expect(problemOf(zero)).toBe('WordDiffers')
    // With a proof that ends too early.
    const short = forge('position', (draft) => {
      entry(draft, 3).value = '0x0'
      entry(draft, 3).proof.pop()
    })
    expect(problemOf(short)).toBe('WordProofInvalid')
  })

  test('of another account', () => {
    const [own, announcer] = keptCertificate('movable').accounts
    const swapped = forge('movable', (draft) => {
      locker(draft).accountProof = [...(announcer?.accountProof ?? [])]
    })
    expect(problemOf(swapped)).toBe('AccountProofInvalid')
    const whole = forge('movable', (draft) => {
      draft.accounts = [announcer, own] as Draft['accounts']
    })
    expect(problemOf(whole)).toBe('AccountDiffers')
  })

  test('left over, or twice', () => {
    const twice = forge('nft', (draft) => locker(draft).storageProof.push(entry(draft, 0)))
    expect(check(twice).verdict).toBe('false')
    const spare = forge('nft', (draft) => {
      const [foreign] = keptCertificate('schedule').accounts[0]?.storageProof ?? []
      if (foreign) locker(draft).storageProof.push(foreign)
    })
    expect(problemOf(spare)).toBe('WordSpare')
    const account = forge('schedule', (draft) => {
      draft.accounts.push(keptCertificate('movable').accounts[1] as Draft['accounts'][number])
    })
    expect(problemOf(account)).toBe('WordSpare')
    const node = forge('nft', (draft) => entry(draft, 0).proof.push('0x80'))
    expect(problemOf(node)).toBe('WordProofInvalid')
  })

  test('of the announcer are missing from a lock that can move', () => {
    expect(problemOf(forge('movable', (draft) => draft.accounts.splice(1)))).toBe('WordMissing')
  })
})

describe('a header that cannot be rebuilt', () => {
  test('leaves the question to a node, and everything else is checked', () => {
    const file = forge('nft', ({ block }) => {
      block.header = null
    })
    const { verdict, steps, facts } = check(file)
    expect(verdict).toBe('needsNode')
    expect(steps.find(({ name }) => name === 'header')?.state).toBe('open')
    expect(facts).toBeDefined()
    const forged = forge('nft', ({ block, claims }) => {
      block.header = null
      Object.assign(claims, { owner: other })
    })
    expect(problemOf(forged)).toBe('ClaimDiffers')
  })

  test('may lack no field that every header has', () => {
    const file = forge('nft', ({ block }) => {
      delete (block.header as Record<string, unknown>).parentHash
    })
    expect(problemOf(file)).toBe('Unreadable')
  })
})

describe('a file', () => {
  test.each(['', 'null', '{}', '[]', '"x"', '{"format":"slipway-lock-certificate"}', '{'])(
    'that is no certificate is refused: %j',
    (text) => expect(problemOf(text)).toBe('Unreadable'),
  )

  test('of a later version says so', () => {
    const later = { ...keptCertificate('nft'), version: 2 }
    expect(problemOf(later)).toBe('TooNew')
  })

  test('as long as a novel is not read', () => {
    expect(problemOf(' '.repeat(2_000_001))).toBe('Unreadable')
  })

  test('of anything at all never breaks the check', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(check(text).verdict).toBe('false')
      }),
    )
  })
})

describe('a state that somebody made up as a whole', () => {
  const leafOf = (key: Hex, value: Hex) => toRlp([`0x20${keccak256(key).slice(2)}`, value])

  /** A certificate whose header and tries fit together, with any bytes for the account and for each word. */
  function makeUp(account: (storageHash: Hex, codeHash: Hex) => Hex, word: Hex): LockCertificate {
    return forge('nft', (draft) => {
      const own = locker(draft)
      const first = entry(draft, 0)
      const leaf = leafOf(first.key, word)
      own.storageHash = keccak256(leaf)
      for (const one of own.storageProof) one.proof = [leaf]
      const node = leafOf(own.address, account(own.storageHash, own.codeHash))
      own.accountProof = [node]
      draft.block.stateRoot = keccak256(node)
      Object.assign(draft.block.header ?? {}, { stateRoot: draft.block.stateRoot })
      draft.block.hash = hashHeader(draft.block.header ?? {})
    })
  }

  const good = (storageHash: Hex, codeHash: Hex) => toRlp(['0x01', '0x', storageHash, codeHash])

  test.each<[string, Hex]>([
    ['no RLP', '0xff'],
    ['a list of lists', toRlp([['0x01'], '0x02'])],
    ['more than a word', toRlp(`0x${'11'.repeat(33)}`)],
    ['nothing', '0x'],
  ])('with a word that is %s is refused, and breaks nothing', (_what, word) => {
    expect(['WordProofInvalid', 'WordDiffers', 'LockGone']).toContain(problemOf(makeUp(good, word)))
  })

  test.each<[string, Hex]>([
    ['no RLP', '0xff'],
    ['a list of lists', toRlp([['0x01'], '0x02', '0x03', '0x04'])],
    ['nothing', '0x'],
    ['too short', toRlp(['0x01'])],
  ])('with an account that is %s is refused, and breaks nothing', (_what, account) => {
    const problem = problemOf(makeUp(() => account, '0x01'))
    expect(['AccountProofInvalid', 'AccountDiffers']).toContain(problem)
  })

  test('with any bytes at all breaks nothing', () => {
    const bytes = fc.uint8Array({ maxLength: 80 }).map((value) => bytesToHex(value))
    fc.assert(
      fc.property(bytes, bytes, (account, word) => {
        expect(check(makeUp(() => account, word)).verdict).toBe('false')
        expect(check(makeUp(good, word)).verdict).toBe('false')
      }),
      { numRuns: 200 },
    )
  })

  test('in a time without dates is refused by its sentences', () => {
    const file = forge('nft', (draft) => {
      Object.assign(draft.block, { header: null, timestamp: Number.MAX_SAFE_INTEGER })
    })
    expect(problemOf(file)).toBe('StatementDiffers')
  })
})
