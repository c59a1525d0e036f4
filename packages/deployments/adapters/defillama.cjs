// Value locked in Slipway's contracts, as an adapter of DefiLlama (https://docs.llama.fi/list-your-project/how-to-write-an-sdk-adapter).
// It asks the contracts alone: factories list what they made, and each contract answers what it owes and holds (P-38).
// Written without dependencies, because it is copied into a repository that takes none. See docs/public-data.md.

const assets = '((address asset, uint256 owed, uint256 held)[] assets)'
const abi = {
  solvency: `function solvency() view returns ${assets}`,
  solvencyPage: `function solvencyPage(uint256 offset, uint256 limit) view returns ${assets}`,
  recordCount: 'function recordCount() view returns (uint256)',
  records:
    'function records(uint256 offset, uint256 limit) view returns ((address owner, address addr, uint40 createdAt, uint16 templateId)[] page)',
  decimals: 'function decimals() view returns (uint8)',
}

const PAGE = 50
const NATIVE = '0x0000000000000000000000000000000000000000'

/** Contracts that stand once: those of the first list answer as a whole, the others in pages. NFTs have no amount. */
const whole = ['presaleFactory', 'poolFactory', 'airdropFactory', 'nftSaleFactory', 'vip']
const paged = ['tokenLocker', 'liquidityLocker', 'openingVault', 'inviter']
/** Factories whose registries list presales, pools, airdrops and collections. */
const registries = ['presaleFactory', 'poolFactory', 'airdropFactory', 'nftSaleFactory']

/** Reads page after page until one is not full. */
async function readAll(readPage) {
  const all = []
  for (;;) {
    const page = await readPage(all.length)
    all.push(...page)
    if (page.length < PAGE) return all
  }
}

const addressesOf = (deployment, names) =>
  names.flatMap((name) => deployment.contracts[name]?.address ?? [])

async function listInstances(api, factory) {
  const records = await readAll((offset) =>
    api.call({ target: factory, abi: abi.records, params: [offset, PAGE] }),
  )
  return records.map(({ addr }) => addr)
}

async function readSums(api, deployment) {
  const lists = await Promise.all(
    addressesOf(deployment, registries).map((factory) => listInstances(api, factory)),
  )
  const holders = [...addressesOf(deployment, whole), ...lists.flat()]
  const answers = await api.multiCall({ abi: abi.solvency, calls: holders, permitFailure: true })
  const pages = await Promise.all(
    addressesOf(deployment, paged).map((target) =>
      readAll((offset) => api.call({ target, abi: abi.solvencyPage, params: [offset, PAGE] })),
    ),
  )
  return [...answers.filter(Boolean).flat(), ...pages.flat()]
}

/** A collection of NFTs has no decimals: what is counted in pieces is no amount of money. */
async function listFungible(api, sums) {
  const tokens = [...new Set(sums.map(({ asset }) => asset))].filter((asset) => asset !== NATIVE)
  const decimals = await api.multiCall({ abi: abi.decimals, calls: tokens, permitFailure: true })
  const known = tokens.filter((_, at) => decimals[at] !== null && decimals[at] !== undefined)
  return new Set([NATIVE, ...known])
}

async function addDeployment(api, deployment) {
  const sums = await readSums(api, deployment)
  const fungible = await listFungible(api, sums)
  for (const { asset, owed, held } of sums) {
    if (!fungible.has(asset)) continue
    // What is both owed to users and there: neither donations nor a shortfall count.
    api.add(asset, BigInt(owed) < BigInt(held) ? owed : held)
  }
}

/**
 * @param records by the name that DefiLlama gives a network, a file of `packages/deployments/src/generated/addresses`
 * @returns the adapter: a module with `tvl` for each network
 */
function adapterOf(records) {
  const networks = Object.entries(records).map(([network, { deployments }]) => [
    network,
    {
      tvl: async (api) => {
        for (const deployment of deployments) await addDeployment(api, deployment)
      },
    },
  ])
  return {
    methodology:
      'What the contracts owe to users and hold: deposits of presales, stakes and rewards of pools, airdrops that are not claimed, locked tokens and liquidity, openings under way, rewards of inviters. Read from the contracts; locked NFTs are not counted.',
    // Locked liquidity is counted by its exchange as well.
    doublecounted: true,
    ...Object.fromEntries(networks),
  }
}

module.exports = { adapterOf }
