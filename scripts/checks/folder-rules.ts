import type { ImportGraph } from './import-graph.ts'

const features = [
  ...['token', 'presale', 'lock', 'staking', 'airdrop', 'nft', 'whitelist', 'vip', 'tools'],
  ...['solana'],
]
/** Folders of features by their workspace; a feature of the SDK may be small. */
const featuresOf = {
  'apps/web': features,
  'apps/api': features,
  'apps/indexer': [...features, 'whitelist-market'],
  'packages/sdk': [
    ...features,
    'whitelist-market',
    'pool-repair',
    'trade',
    'send',
    'signing',
    'badges',
  ],
}

type Workspace = keyof typeof featuresOf

const folderOf = (file: string) => /^(?:apps|packages)\/[\w-]+\/src\/[\w-]+(?=\/)/.exec(file)?.[0]

/** Imports of a module from a sibling feature, `importer target`: what two features need belongs below both. */
export function findSiblingImports(
  { all }: Pick<ImportGraph, 'all'>,
  workspace: Workspace,
): readonly string[] {
  const folders = new Set(featuresOf[workspace].map((name) => `${workspace}/src/${name}`))
  return [...all].flatMap(([file, targets]) => {
    const own = folderOf(file)
    if (own === undefined || !folders.has(own)) return []
    return [...targets].flatMap((target) => {
      const other = folderOf(target)
      return other !== undefined && other !== own && folders.has(other) ? [`${file} ${target}`] : []
    })
  })
}

/** Folders of one workspace that import each other, `one other`. */
export function findMutualFolders({ all }: Pick<ImportGraph, 'all'>): readonly string[] {
  const edges = new Set<string>()
  for (const [file, targets] of all)
    for (const target of targets) {
      const [from, to] = [folderOf(file), folderOf(target)]
      if (from && to && from !== to) edges.add(`${from} ${to}`)
    }
  return [...edges].filter((edge) => {
    const [from = '', to = ''] = edge.split(' ')
    return from < to && edges.has(`${to} ${from}`)
  })
}

/** What the folders of a workspace may not do; empty where all is well. */
export const findFolderProblems = (graph: Pick<ImportGraph, 'all'>): readonly string[] => [
  ...(Object.keys(featuresOf) as Workspace[])
    .flatMap((workspace) => findSiblingImports(graph, workspace))
    .map((pair) => `${pair.replace(' ', ': imports ')} of a sibling feature`),
  ...findMutualFolders(graph).map((pair) => `${pair.replace(' ', ' and ')} import each other`),
]
