import { formatUnits } from 'viem'
import { describeNetworkRules } from './network-rules.ts'
import type { Rehearsal } from './rehearse-deployments.ts'
import type { RehearsedNetwork } from './rehearse-network.ts'

/** The report of a rehearsal, as a page of the docs. */
export function renderRehearsal({ owner, networks }: Rehearsal): string {
  const version = networks[0]?.deployment.version ?? ''
  return `# Rehearsal of the deployments

Written by \`npm run rehearse -- --write\`; how it is done and what it leaves out is in [the runbook](runbooks/deploy.md#rehearse) and in [ADR 0249](decisions/contracts.md#0249-deployments-are-rehearsed-by-the-real-command-on-nodes-that-look-like-the-networks).

Version ${version}, on ${networks.length} networks: nodes on one machine with the id and the rules of each network, not the networks themselves. On each the deploy command was killed in the middle, run again to its end, and once more, which sent nothing. Every source was compiled again by a stand-in of Sourcify and compared with the code that stood on that node.

The cost is what a price of 1 gwei would make of the gas that is charged: multiply it with the network's price.

Fees beside the gas are not in it: what layers charge for data on their parent (Base, OP Mainnet, Unichain, Blast, Scroll, opBNB and Base Sepolia beside the gas, Arbitrum One as more gas), and gas that a network counts in its own way (MegaETH, Monad). What the deployer needs is said by \`npm run deploy -- --dry-run\` against a node of the network.

| Network | Id | EVM | Rules met | Transactions | Killed after | Gas used | Gas charged | At 1 gwei | Verified |
|---|---|---|---|---|---|---|---|---|---|
${networks.map(renderNetwork).join('\n')}

## Addresses

The same on all ${networks.length} networks, with the owner \`${owner}\`, whose key was made for the rehearsal and is gone. Another owner gives other addresses, which are again the same everywhere.

| Contract | Address | Hash of its code |
|---|---|---|
${renderContracts(networks)}
`
}

function renderNetwork(network: RehearsedNetwork): string {
  const { chain, gasCharged } = network
  return `| ${[
    chain.name,
    chain.chainId,
    network.hardfork,
    describeRules(network).join(', ') || '–',
    network.transactions,
    network.killedAfter,
    network.gasUsed,
    gasCharged,
    `${formatUnits(gasCharged, 9)} ${chain.nativeCurrency.symbol}`,
    `${network.verified} of ${network.submitted}`,
  ].join(' | ')} |`
}

function describeRules({ chain, ...met }: RehearsedNetwork): readonly string[] {
  return [
    ...(describeNetworkRules(chain).takesFeeMarket ? [] : ['transactions of the first kind only']),
    ...(chain.push0 ? [] : ['no PUSH0']),
    ...(chain.transactionGasCap === undefined ? [] : [`cap of ${chain.transactionGasCap} gas`]),
    ...(chain.minChargedGasPercent === undefined
      ? []
      : [`${chain.minChargedGasPercent} % of the limit charged`]),
    ...(chain.blockNumberSource === 'parent' ? ["block.number is the parent's"] : []),
    ...(met.neededBigBlocks ? ['refused until large blocks were chosen'] : []),
    ...(met.madeDeploymentProxy ? ['deployment proxy created first'] : []),
  ]
}

function renderContracts(networks: readonly RehearsedNetwork[]): string {
  const contracts = Object.entries(networks[0]?.deployment.contracts ?? {})
  return contracts
    .map(([name, contract]) => {
      const hashes = new Set(
        networks.map(
          ({ deployment }) =>
            Object.entries(deployment.contracts).find(([key]) => key === name)?.[1]?.codeHash,
        ),
      )
      const hash =
        hashes.size === 1
          ? `\`${contract?.codeHash}\``
          : `${hashes.size} different ones: it holds the network's id`
      return `| ${name} | \`${contract?.address}\` | ${hash} |`
    })
    .join('\n')
}
