// `npm run bundle`: the web app as files for any static server. See `npm run bundle -- --help`.
import { randomUUID } from 'node:crypto'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { buildWeb } from '@slipway/devnet/stack/build-web'
import { repositoryRoot } from '@slipway/devnet/stack/repository-root'
import { createStackContext } from '@slipway/devnet/stack/stack-context'
import { readServerConfiguration } from '../apps/web/server/server-configuration.ts'
import { writeBundle } from '../apps/web/server/write-bundle.ts'

const help = `npm run bundle [-- --to <folder>] [--built]

  --to     where the files go; .slipway/bundle unless told
  --built  takes the web app that was built before

Prints the folder and its content address. The same sources and variables give the same address.

  SLIPWAY_PUBLIC_CHAINS, SLIPWAY_LINKS   as for the web server: docs/runbooks/deploy.md
`

const { values } = parseArgs({
  options: {
    to: { type: 'string' },
    built: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

async function build(): Promise<void> {
  const directory = join(repositoryRoot, '.slipway', 'build')
  const around = createStackContext({ id: randomUUID(), directory })
  try {
    await buildWeb(around.forProcess('build'))
  } finally {
    await around.close()
  }
}

if (values.help) {
  process.stdout.write(help)
} else {
  const { runtime } = readServerConfiguration(process.env)
  if (!values.built) await build()
  const folder = resolve(values.to ?? join('.slipway', 'bundle'))
  const dist = join(repositoryRoot, 'apps', 'web', 'dist')
  const { cid, files, bytes } = await writeBundle(dist, folder, runtime)
  process.stdout.write(`${folder}: ${files} files, ${bytes} bytes, ipfs://${cid}\n`)
}
