// `npm run operator -- create <name>`: makes an operator of this server. See docs/runbooks/deploy.md.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { repositoryRoot } from '@slipway/devnet/stack/repository-root'

const command = join(repositoryRoot, 'apps', 'api', 'src', 'operator', 'main.ts')
const { status } = spawnSync(process.execPath, [command, ...process.argv.slice(2)], {
  stdio: 'inherit',
})
process.exitCode = status ?? 1
