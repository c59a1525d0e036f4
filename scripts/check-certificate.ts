// `npm run check-certificate -- <file> [node]`: checks the certificate of a lock. See docs/runbooks/check-a-lock-certificate.md.
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { getEvmChain } from '@slipway/chains'
import { createReadClient } from '@slipway/sdk/evm/create-read-client'
import {
  type CertificateCheck,
  type CertificateStep,
  checkCertificate,
} from '@slipway/sdk/lock/certificate/check-certificate'
import { compareWithNode } from '@slipway/sdk/lock/certificate/compare-with-node'
import { describeWithdrawn } from '@slipway/sdk/lock/certificate/describe-claims'
import { listReleasedContracts } from '@slipway/sdk/lock/certificate/list-released-contracts'

const help = `npm run check-certificate -- <file> [node] [--local]

  file     certificate of a lock, as its page gives it
  node     address of any node of its network, for what no file can prove: that the network has this block
  --local  the network is one of a developer's machine, whatever its id

Ends with 0 when the certificate is true, with 1 when it is not, and with 2 when only a node can tell.
`
const titles: Readonly<Record<CertificateStep['name'], string>> = {
  file: 'The file is a lock certificate',
  header: 'The header matches the block hash',
  contract: 'The released locker exists in this state',
  words: 'Each storage slot of the lock is in its storage',
  succession: 'The announcer’s records of other lockers are proven too',
  claims: 'The certificate matches the storage',
}
const marks: Readonly<Record<CertificateStep['state'], string>> = {
  passed: 'ok  ',
  failed: 'NO  ',
  open: '?   ',
  needless: '-   ',
  skipped: '    ',
}
const open = 2

function say(line = ''): void {
  process.stdout.write(`${line}\n`)
}

function sayStep({ name, state, problem, details }: CertificateStep): void {
  say(`${marks[state]}${titles[name]}`)
  if (!problem) return
  say(`    ${problem}${details?.what ? ` (${details.what})` : ''}`)
  if (details?.said !== undefined) say(`    said  ${details.said}\n    found ${details.found}`)
}

/** Asks the reader's node. @returns whether it agrees. */
async function askNode(node: string, { certificate, facts }: CertificateCheck): Promise<boolean> {
  if (!certificate || !facts) return false
  // Of the network's own entry only its id matters: nothing but this node is asked, and each read is a call of its own.
  const { multicall3: _multicall3, ...local } = getEvmChain('local')
  const chain = { ...local, chainId: certificate.chainId, rpcUrls: [node] }
  const { block, depth, told } = await compareWithNode(createReadClient(chain), certificate, facts)
  if (block !== 'agreed') {
    say(
      `NO  ${node} ${block === 'unknown' ? 'does not know this block' : 'has a different block with this number'}`,
    )
    return false
  }
  say(`ok  ${node} has this block, with this state, ${depth} blocks below its newest`)
  if (!told) say('-   It has forgotten what contracts said at this block')
  for (const { name, said, found } of told ?? []) {
    say(`NO  What the asset says of itself differs: ${name}\n    said  ${said}\n    found ${found}`)
  }
  return (told ?? []).length === 0
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: { local: { type: 'boolean' }, help: { type: 'boolean' } },
    allowPositionals: true,
  })
  const [file, node] = positionals
  if (values.help || file === undefined) {
    say(help)
    return values.help ? 0 : 1
  }
  const check = checkCertificate(readFileSync(file, 'utf8'), (chainId) =>
    listReleasedContracts(chainId, values.local),
  )
  for (const step of check.steps) sayStep(step)
  if (check.verdict === 'false') {
    say('\nThis certificate is NOT true.')
    return 1
  }
  const isAgreed = node === undefined ? undefined : await askNode(node, check)
  say(`\n${check.certificate?.statement.join('\n')}`)
  const withdrawn =
    check.facts && describeWithdrawn(check.facts, check.certificate?.block.timestamp ?? 0)
  say(withdrawn ? `${withdrawn}\n` : '')
  return sayVerdict(check, isAgreed)
}

function sayVerdict({ verdict, certificate }: CertificateCheck, isAgreed: boolean | undefined) {
  if (isAgreed === false) {
    say('This certificate is NOT true for this node.')
    return 1
  }
  if (isAgreed) {
    say('This certificate is true.')
    return 0
  }
  const hash = certificate?.block.hash
  if (verdict === 'needsNode') {
    say(
      `The header of this network cannot be rebuilt: give a node that says whether the state belongs to block ${hash}.`,
    )
    return open
  }
  say(
    `This certificate is true if the network has block ${hash}: any node or explorer tells, or give a node's address here.`,
  )
  return 0
}

process.exitCode = await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  return 1
})
