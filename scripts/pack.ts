// `npm run pack`: builds the packages that others may install, as archives and as folders for `npm publish`.
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { packFolders, stagePackages } from './packing/stage-packages.ts'

const help = `npm run pack [-- --to <folder>]

  --to  where the packages go; .slipway/packages unless told

Prints the archives, each after what it depends on. To publish: npm publish <archive>, in that order.
`
const { values } = parseArgs({
  options: { to: { type: 'string' }, help: { type: 'boolean', default: false } },
})

if (values.help) {
  process.stdout.write(help)
} else {
  const folder = resolve(values.to ?? join('.slipway', 'packages'))
  for (const archive of packFolders(stagePackages(folder), folder))
    process.stdout.write(`${archive}\n`)
}
