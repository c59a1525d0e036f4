import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chains, type EvmChainDefinition, isEvmChain } from '@slipway/chains'
import { type Deployment, getDeployments, getLocalDeployment } from '@slipway/deployments'
import { build, type Rolldown } from 'vite'
import type { ExitNetwork, ReleaseContracts } from '../src/exit-page/types.ts'
import { directAbis } from './direct-abis.ts'
import { slimAbis } from './slim-abis.ts'
import { withoutUnusedCode } from './without-unused-code.ts'

const folder = join(import.meta.dirname, '..', 'src', 'exit-page')

/** What the page needs to know of a network: no exchanges, no fees. */
const slimChain = (chain: EvmChainDefinition): EvmChainDefinition => {
  const { chainId, name, nameIn, shortname, logo, type, status, isTestNetwork, hidden } = chain
  const { nativeCurrency, rpcUrls, multicall3, development } = chain
  const kept = { chainId, name, nameIn, shortname, logo, type, status, isTestNetwork, hidden }
  const more = { nativeCurrency, rpcUrls, multicall3, development, currencies: [], venues: [] }
  return { ...kept, ...more } as unknown as EvmChainDefinition
}

const slimContracts = ({ contracts }: Deployment): ReleaseContracts =>
  Object.fromEntries(
    Object.entries(contracts).flatMap(([name, contract]) =>
      contract && !name.endsWith('Generator') ? [[name, { address: contract.address }]] : [],
    ),
  )

function releasesOf(chain: EvmChainDefinition): readonly Deployment[] {
  return chain.development ? [getLocalDeployment()] : [...getDeployments(chain.chainId)].reverse()
}

/** Every network with contracts of the platform, those of this machine last. */
function listNetworks(): readonly ExitNetwork[] {
  const found = chains.filter(isEvmChain).flatMap((chain) => {
    const releases = releasesOf(chain).map(slimContracts)
    return releases.length > 0 ? [{ chain: slimChain(chain), releases }] : []
  })
  const isLocal = ({ chain }: ExitNetwork) => Number(chain.development === true)
  return found.toSorted((one, other) => isLocal(one) - isLocal(other))
}

async function bundleScript(): Promise<string> {
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins: [withoutUnusedCode, slimAbis, directAbis],
    build: {
      write: false,
      target: 'es2024',
      modulePreload: false,
      rolldownOptions: {
        input: join(folder, 'main.ts'),
        output: { format: 'iife', codeSplitting: false },
      },
    },
  })
  const [built] = [result].flat() as Rolldown.RolldownOutput[]
  const files = built?.output ?? []
  const [script, ...others] = files.flatMap((file) => (file.type === 'chunk' ? [file.code] : []))
  if (!script || others.length > 0) throw new Error('The exit page has to be one script.')
  // Nothing in a text of the script may end the element that holds it.
  return script.trim().replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--')
}

const hashSource = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The one script and style by hash, nodes over https or on this machine, and nothing else. */
const policyOf = (script: string, style: string): string =>
  [
    "default-src 'none'",
    `script-src ${hashSource(script)}`,
    `style-src ${hashSource(style)}`,
    'img-src data:',
    'connect-src https: http://localhost:* http://127.0.0.1:*',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')

const read = (name: string) => readFileSync(join(folder, name), 'utf8')

/** The exit page as one file: the same bytes from the same sources. */
export async function makeExitPage(): Promise<string> {
  const script = await bundleScript()
  const style = read('exit.css').trim()
  const networks = JSON.stringify(listNetworks()).replaceAll('<', '\\u003c')
  const dataPlace = 'id="exit-networks">'
  const filled: readonly (readonly [place: string, content: string])[] = [
    [`"default-src 'none'"`, `"${policyOf(script, style)}"`],
    ['<style></style>', `<style>${style}</style>`],
    [dataPlace, `${dataPlace}${networks}`],
    ['<script></script>', `<script>${script}</script>`],
  ]
  return filled.reduce((page, [place, content]) => {
    if (page.split(place).length !== 2) throw new Error(`exit.html has no one place ${place}.`)
    return page.replace(place, () => content)
  }, read('exit.html'))
}
