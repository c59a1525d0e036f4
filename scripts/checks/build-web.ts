// Builds the web app beside the other stages, so that the browser's stage finds it built from the same sources.
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { buildWeb } from '@slipway/devnet/stack/build-web'
import { repositoryRoot } from '@slipway/devnet/stack/repository-root'
import { createStackContext } from '@slipway/devnet/stack/stack-context'

const around = createStackContext({
  id: randomUUID(),
  directory: join(repositoryRoot, '.slipway', 'build'),
})
try {
  await buildWeb(around.forProcess('build'))
} finally {
  await around.close()
}
