// `npm run rehearse`: deploys on a stand-in of every network, by the real command. See docs/runbooks/deploy.md.
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import {
  chains as allChains,
  type EvmChainDefinition,
  getEvmChain,
  isEvmChain,
} from '@slipway/chains'
import { findRehearsalFaults } from '@slipway/devnet/rehearsal/find-rehearsal-faults'
import { findStaleReport } from '@slipway/devnet/rehearsal/find-stale-report'
import { rehearseDeployments } from '@slipway/devnet/rehearsal/rehearse-deployments'
import { renderRehearsal } from '@slipway/devnet/rehearsal/render-rehearsal'

const help = `npm run rehearse [-- options]

  --chains <list>   short names, between commas (default: every EVM network)
  --write           writes the report to docs/deployment-rehearsal.md; all networks only
  --check           deploys nothing: says whether that report is of the contracts and networks of this tree

Each network is a node on this machine with its id and its rules, empty. On each the deploy command is
started, killed in the middle, run again to its end, and once more. Keys of yours are not read.
`
const report = join(
  dirname(dirname(fileURLToPath(import.meta.url))),
  'docs',
  'deployment-rehearsal.md',
)
const { values } = parseArgs({
  options: {
    chains: { type: 'string' },
    write: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

function print(text: string): void {
  process.stdout.write(`${text}\n`)
}

function chooseChains(): readonly EvmChainDefinition[] {
  if (values.chains !== undefined)
    return values.chains.split(',').map((name) => getEvmChain(name.trim()))
  return allChains.filter(isEvmChain).filter(({ development }) => !development)
}

async function rehearse(): Promise<void> {
  if (values.write && values.chains !== undefined)
    throw new Error('--write is for all networks: leave --chains out.')
  const chains = chooseChains()
  print(`${chains.length} networks; the first takes longest, because the sources are compiled.`)
  const rehearsal = await rehearseDeployments(chains, ({ chain, ...done }) =>
    print(
      `  ${chain.shortname.padEnd(18)} ${done.transactions} transactions, killed after ${done.killedAfter}, ${done.gasUsed} gas, verified ${done.verified} of ${done.submitted}`,
    ),
  )
  const faults = findRehearsalFaults(rehearsal)
  for (const fault of faults) process.stderr.write(`${fault}\n`)
  if (faults.length > 0) process.exitCode = 1
  else if (values.write) {
    writeFileSync(report, renderRehearsal(rehearsal))
    print('Wrote docs/deployment-rehearsal.md.')
  } else print('The addresses are equal on all of them, and every source was verified.')
}

function check(): void {
  const faults = findStaleReport(readFileSync(report, 'utf8'))
  for (const fault of faults) process.stderr.write(`${fault}\n`)
  if (faults.length === 0) print('The report is of the contracts and the networks of this tree.')
  else {
    process.stderr.write('Rehearse again: npm run rehearse -- --write\n')
    process.exitCode = 1
  }
}

if (values.help) print(help)
else if (values.check) check()
else
  rehearse().catch((error: unknown) => {
    process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  })
