import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { kindTexts } from './exit-texts.ts'
import type { ExitKind } from './types.ts'

const sources = fileURLToPath(new URL('../../../../contracts/src/', import.meta.url))

/** What the page has the exits of, by the contract that answers `solvency()` for it. */
const covered: Readonly<Record<ExitKind, readonly string[]>> = {
  // Presales answer it through their admin contract; what they owe inviters lies in a contract of its own.
  presale: ['PresaleAdmin', 'Inviter'],
  lock: ['TokenLocker', 'LiquidityLocker', 'NftLocker'],
  pool: ['TokenPool', 'NftPool'],
  claims: ['MerkleAirdrop'],
  mapping: ['TokenMapping'],
  nft: ['NftSale'],
}

const FEES = 'Holds fees that the owner of the platform takes out, and nothing of its users.'

/** What has assets in it and no exit here, with the reason. */
const left: Readonly<Record<string, string>> = {
  TokenFactory: FEES,
  PresaleFactory: FEES,
  PoolFactory: FEES,
  AirdropFactory: FEES,
  NftSaleFactory: FEES,
  Vip: FEES,
  OpeningVault:
    'Commitments of a batch opening have their claims and refunds on the page of its token; anybody may call claimFor and refundFor for their account.',
  LaunchPad: 'Holds what an opening bought until claims from its vault pay it out.',
}

/** Contracts that can be deployed and say what they owe, by their sources. */
function readSolvents(): readonly string[] {
  const parents = new Map<string, readonly string[]>()
  const abstract = new Set<string>()
  const saying = new Set<string>()
  for (const file of globSync('**/*.sol', { cwd: sources })) {
    const text = readFileSync(`${sources}${file}`, 'utf8')
    const declarations = text.matchAll(
      /^(abstract )?contract (\w+)(?:\s+is\s+([^{]+))?\s*\{([\s\S]*?)^\}/gm,
    )
    for (const [, isAbstract, name = '', list = '', body = ''] of declarations) {
      parents.set(name, list.replace(/\([^)]*\)|\s/g, '').split(','))
      if (isAbstract) abstract.add(name)
      if (/\bfunction solvency\(\)/.test(body)) saying.add(name)
    }
  }
  const says = (name: string): boolean =>
    saying.has(name) || (parents.get(name) ?? []).some((parent) => says(parent))
  return [...parents.keys()].filter((name) => !abstract.has(name) && says(name)).sort()
}

test('every contract that says what it owes has its exits here, or a reason why not', () => {
  const known = [...Object.values(covered).flat(), ...Object.keys(left)]
  expect(readSolvents()).toEqual([...known].sort())
})

test('no kind of the page is without a contract', () => {
  expect(Object.keys(covered).sort()).toEqual(Object.keys(kindTexts).sort())
  for (const contracts of Object.values(covered)) expect(contracts).not.toEqual([])
})
